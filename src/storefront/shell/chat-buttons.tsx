// §2 Chat buttons, one for each code the agency has. They float where the margin has room for them, and are
// at the end of the page elsewhere: nothing covers what one reads or presses.
// Plain links: our pages load no foreign script.
import { useChatHrefs } from '#storefront/kit/use-chat-hrefs.ts'
import { createIcon } from '#ui/icon.tsx'
import { useText } from '#web/session.tsx'

/** Two channels have two signs: a bubble with three dots, and one with a telephone. */
const SpeechBubble = createIcon(
  'M12 4c-5 0-9 3.2-9 7.2 0 2.6 1.7 4.8 4.2 6.1L6.3 21l4-2.7c.5.1 1.1.1 1.7.1 5 0 9-3.2 9-7.2S17 4 12 4zM8.5 11.3h.01M12 11.3h.01M15.5 11.3h.01',
)
const PhoneBubble = createIcon(
  'M3.5 20.5l1.3-4.2A8.6 8.6 0 1 1 8 19.4zM9.3 8.3c-.6 3.5 2.9 7 6.4 6.4l.5-1.8-2-.9-.9.9a5 5 0 0 1-2.2-2.2l.9-.9-.9-2z',
)

export function ChatButtons() {
  const { chat: words } = useText('shell')
  const { kakao, whatsapp } = useChatHrefs()
  const buttons = [
    {
      label: words.kakao,
      href: kakao,
      Icon: SpeechBubble,
      look: 'bg-[#fee500] text-[#191919]',
    },
    {
      label: words.whatsapp,
      href: whatsapp,
      Icon: PhoneBubble,
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
        ({ label, href, look, Icon }) =>
          href && (
            <a
              key={label}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={label}
              className={`flex size-13 items-center justify-center rounded-full shadow-lg transition-transform duration-150 hover:scale-105 active:scale-95 ${look}`}
            >
              <Icon size={26} />
            </a>
          ),
      )}
    </aside>
  )
}
