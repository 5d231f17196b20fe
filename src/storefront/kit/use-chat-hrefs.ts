// §2 Where one chats with the agency: one address for each code it has.
import { useSite } from './use-site.ts'

export function useChatHrefs(): { kakao: string | null; whatsapp: string | null } {
  const { code = null, whatsapp_code = null } = useSite()?.chat ?? {}
  return {
    kakao: code && `https://pf.kakao.com/${encodeURIComponent(code)}/chat`,
    whatsapp: whatsapp_code && `https://wa.me/${encodeURIComponent(whatsapp_code.replace(/\D/g, ''))}`,
  }
}
