// One picture of the site: shown small, changed, taken away.
import { listAcceptValues } from '#file-types.ts'
import { useApi } from '#office/api.ts'
import { findPictureUrl } from '#office/kit/find-picture-url.ts'
import { useAgency } from '#office/kit/office-link.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'

type Props = { label: string; path: string | null; onChange: (path: string | null) => void }

export function PictureField({ label, path, onChange }: Props) {
  const { home: words } = useText('look')
  const agency = useAgency()
  const api = useApi()
  const { save, saving, problem } = useSave()
  const url = findPictureUrl(agency, path)
  const upload = (picture: File) =>
    save(async (sending) => onChange((await api.look.addSitePicture({ picture }, sending)).path))
  return (
    <div className="grid gap-1.5">
      <span className="font-medium text-13 text-soft">{label}</span>
      <div className="flex flex-wrap items-center gap-3">
        {url && <img src={url} alt="" className="h-20 w-32 rounded-lg object-cover" />}
        <label className="button-secondary cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand-600 has-focus-visible:outline-offset-2 aria-disabled:opacity-40">
          {path ? words.changePicture : words.addPicture}
          <input
            type="file"
            className="sr-only"
            aria-label={`${label} ${path ? words.changePicture : words.addPicture}`}
            disabled={saving}
            accept={listAcceptValues('photos').join(',')}
            onChange={({ currentTarget }) => {
              const [picture] = currentTarget.files ?? []
              if (picture) void upload(picture)
              currentTarget.value = '' // so that the same file can be picked again
            }}
          />
        </label>
        {path && (
          <button type="button" className="button-secondary" onClick={() => onChange(null)}>
            {words.removePicture}
          </button>
        )}
      </div>
      <Problem>{problem}</Problem>
    </div>
  )
}
