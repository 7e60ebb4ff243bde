import { Badge } from '#shared/ui/Badge.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import type { ChangeGroup } from '../changeGroup.ts'
import { ChangeRows } from './ChangeRows.tsx'

/** Changes by group; empty without changes. */
export function ChangeGroups({ groups }: { groups: readonly ChangeGroup[] }) {
  if (groups.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 font-medium">What changes</h3>
      <ul className="flex flex-col gap-3">
        {groups.map(({ key, title, isNew, rows, note }) => (
          <li key={key} className="min-w-0 rounded-lg border bg-sunken px-4 py-3">
            <h4 className="mb-1.5 flex flex-wrap items-center gap-2 font-medium">
              <UntrustedText>{title}</UntrustedText>
              {isNew && <Badge tone="accent">New</Badge>}
            </h4>
            <ChangeRows rows={rows} />
            {note !== undefined && <p className="mt-2 text-[0.8125rem] text-muted">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
