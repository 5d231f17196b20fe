// The shape of a demo post, and how the files of seed/posts/ write them: by board. §3 Board post

export type DemoPost = {
  board_id: string
  title: string
  contents: string
  reg_name: string
  days_ago: number
  private_yn?: 'Y'
  password?: string
  /** Of a photo board: the trip it tells of, whose pictures it shows. */
  trip?: string
  answer?: { contents: string; days_ago: number }
}

/** By board_id; a post without a name is the agency's own. */
export type BoardPosts = Record<string, (Omit<DemoPost, 'board_id' | 'reg_name'> & { reg_name?: string })[]>
