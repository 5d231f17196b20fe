// What the demo's customers ask and what is on the agencies' own boards, in each agency's default
// language. §2 Boards
import type { DemoAgency } from './demo-types.ts'
import { haneulgilPosts } from './posts/1-haneulgil.ts'
import { badaroPosts } from './posts/2-badaro.ts'
import { oreumPosts } from './posts/3-oreum.ts'
import { seoulPassagePosts } from './posts/4-seoul-passage.ts'
import { dulmanPosts } from './posts/5-dulman.ts'
import { fairwayPosts } from './posts/6-fairway.ts'
import { hyodoPosts } from './posts/7-hyodo.ts'
import { seolsanPosts } from './posts/8-seolsan.ts'
import { salonPosts } from './posts/9-salon.ts'
import { baenangPosts } from './posts/10-baenang.ts'
import type { BoardPosts, DemoPost } from './posts/demo-post.ts'

export type { DemoPost }

const postsByAgency: Record<number, BoardPosts> = {
  1: haneulgilPosts,
  2: badaroPosts,
  3: oreumPosts,
  4: seoulPassagePosts,
  5: dulmanPosts,
  6: fairwayPosts,
  7: hyodoPosts,
  8: seolsanPosts,
  9: salonPosts,
  10: baenangPosts,
}

export const listPosts = ({ travel_agency, default_language, info }: DemoAgency): DemoPost[] =>
  Object.entries(postsByAgency[travel_agency] ?? {}).flatMap(([board_id, posts]) =>
    posts.map((post) => ({ reg_name: info.company_name[default_language], ...post, board_id })),
  )
