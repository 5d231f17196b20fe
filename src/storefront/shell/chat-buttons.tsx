// §2 Chat buttons, one for each code the agency has. They float where the margin has room for them, and stand
// at the end of the page elsewhere: nothing covers what one reads or presses.
// Plain links: our pages load no foreign script.
import { useChatHrefs } from '#storefront/kit/use-chat-hrefs.ts'
import { MessageCircle } from '#ui/icons.ts'
import { useText } from '#web/session.tsx'

export function ChatButtons() {
  const { chat: words } = useText('shell')
  const { kakao, whatsapp } = useChatHrefs()
  const buttons = [
    {
      label: words.kakao,
      href: kakao,
      look: 'bg-[#fee500] text-[#191919]',
    },
    {
      label: words.whatsapp,
      href: whatsapp,
      look: 'bg-[#0b7a5e] text-white',
    },
  ]
  if (!kakao && !whatsapp) return null
  return (
    <aside
      aria-label={words.title}
      className="content flex justify-end gap-2 pb-6 wide:fixed wide:right-6 wide:bottom-6 wide:group-has-[[data-bottom-bar]]/shell:bottom-24 wide:z-30 wide:grid wide:w-auto wide:p-0"
    >
      {buttons.map(
        ({ label, href, look }) =>
          href && (
            <a
              key={label}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={label}
              className={`flex size-13 items-center justify-center rounded-full shadow-lg transition-transform duration-150 hover:scale-105 active:scale-95 ${look}`}
            >
              <MessageCircle size={24} />
            </a>
          ),
      )}
    </aside>
  )
}
