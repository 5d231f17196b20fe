// What the stand-in for Solapi holds.
export type SimText = {
  messageId: string
  to: string
  from: string
  text: string
  type: 'SMS' | 'LMS' | 'ATA'
  statusCode: string
  templateId?: string
  variables?: Record<string, string>
}
export type SimGroup = { groupId: string; apiKey: string; status: 'PENDING' | 'COMPLETE'; texts: SimText[] }
export type SimTemplate = {
  templateId: string
  name: string
  content: string
  channelId: string
  buttons: { buttonName: string; buttonType: 'WL'; linkMo: string; linkPc: string }[]
  status: 'PENDING' | 'INSPECTING' | 'APPROVED' | 'REJECTED'
  comments: { isAdmin: boolean; memberId: string; content: string; dateCreated: string }[]
}
