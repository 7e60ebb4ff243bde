import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { MetadataCheck } from '#entities/metadata/lib/metadataCheck.ts'
import type { MetadataDocument } from '#entities/metadata/lib/metadataDocument.ts'
import { pictureUrl } from '#entities/metadata/lib/pictureUrl.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { CheckboxField } from '#shared/ui/CheckboxField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { DeployFormState } from '../model/useDeployForm.ts'
import { type MetadataPath, missingMetadataText } from '../model/useDraftMetadata.ts'

interface MetadataFieldProps {
  form: DeployFormState
  path: MetadataPath
  label: string
  hint: string
  trailing?: ReactNode
}

/** Metadata URL, which is read while it is entered. */
export function MetadataField({ form, path, label, hint, trailing }: MetadataFieldProps) {
  const { complete, update, errorsAt } = form
  const metadata = form.metadata[path]
  const { check, isAwaited, setAwaited } = metadata
  return (
    <FieldAnchor path={path}>
      <div className="flex flex-col gap-3">
        <TextField
          label={label}
          inputMode="url"
          hint={
            <>
              {hint}
              <CheckResult check={check} />
            </>
          }
          placeholder="https://"
          value={complete[path]}
          onChange={({ target }) => update({ [path]: target.value })}
          error={errorsAt(path)[''] ?? missingMetadataText(metadata)}
          spellCheck={false}
          autoCapitalize="off"
          trailing={trailing}
        />
        {check.status === 'found' && check.problems.length > 0 && (
          <DocumentProblems problems={check.problems} />
        )}
        {check.status === 'missing' && (
          <CheckboxField
            label="Deploy without it and add the file later"
            hint="Until then, wallets and marketplaces show neither picture nor description."
            checked={isAwaited}
            onCheckedChange={setAwaited}
          />
        )}
      </div>
    </FieldAnchor>
  )
}

function CheckResult({ check }: { check: MetadataCheck }) {
  switch (check.status) {
    case 'unknown':
    case 'missing':
      return null
    case 'checking':
      return <span className="block">Reading the file…</span>
    case 'unreachable':
      return (
        <span className="block text-ink">
          This page cannot read it. Check the URL, and that its host lets other sites read it
          (CORS).
        </span>
      )
    case 'found':
      return <FoundMetadata {...check.document} />
  }
}

function FoundMetadata({ name, image }: Pick<MetadataDocument, 'name' | 'image'>) {
  if (name !== undefined && image !== undefined) return <FoundPicture name={name} image={image} />
  const lacking = [
    ...(name === undefined ? ['name'] : []),
    ...(image === undefined ? ['image'] : []),
  ]
  return <span className="block text-ink">Found, but it has no {lacking.join(' and no ')}.</span>
}

function FoundPicture({ name, image }: { name: string; image: string }) {
  const picture = usePictureCheck(pictureUrl(image))
  const found = (
    <>
      Found: <bdi>{name}</bdi>
    </>
  )
  switch (picture) {
    case 'checking':
      return <span className="block break-words">{found}. Loading its picture…</span>
    case 'failed':
      return (
        <span className="block break-words text-ink">
          {found}, but this page cannot show its picture.
        </span>
      )
    case 'shown':
      return (
        <span className="flex items-center gap-1.5 text-success-text">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 break-words">{found}, with a picture.</span>
        </span>
      )
  }
}

/** A metadata document's departures from the Metaplex standard; they stop nothing. */
function DocumentProblems({ problems }: { problems: readonly string[] }) {
  return (
    <Callout kind="warn" title="Wallets and marketplaces may not show all of it">
      <ul aria-label="What differs" className="list-disc pl-4">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Callout>
  )
}

/** State of a picture test: `shown` = the browser can show it. */
type PictureCheck = 'checking' | 'shown' | 'failed'

/**
 * Tests a picture by loading it out of sight.
 *
 * @param url Undefined = an address that is never loaded
 */
function usePictureCheck(url: string | undefined): PictureCheck {
  const [tried, setTried] = useState<{ url: string; check: PictureCheck }>()
  useEffect(() => {
    if (url === undefined) return
    const image = new Image()
    image.onload = () => setTried({ url, check: 'shown' })
    image.onerror = () => setTried({ url, check: 'failed' })
    image.src = url
    return () => {
      image.onload = null
      image.onerror = null
    }
  }, [url])
  if (url === undefined) return 'failed'
  return tried?.url === url ? tried.check : 'checking'
}
