import { Network } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { FIELD_NAMES, isSameIn } from '#entities/phase/lib/phaseDraft.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { hexText } from '#shared/lib/hexText.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { fieldPath } from '../../lib/shownErrors.ts'
import type { PhaseFieldsProps } from './phaseFieldsProps.ts'

/** A merkle list's root, typed or built from a file. */
export function RootField(props: PhaseFieldsProps) {
  const { phaseIndex, draft, onChange, errors, collection, MerkleList } = props
  const id = useId()
  const [isBuilding, setIsBuilding] = useState(draft.merkleRoot === '')
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <FieldAnchor path={fieldPath(draft, 'merkleRoot')}>
        <TextField
          label={FIELD_NAMES.merkleRoot}
          hint="64 hexadecimal digits. It represents the whole list: another list has another root."
          value={draft.merkleRoot}
          onChange={({ target }) => onChange('merkleRoot', target.value)}
          error={errors.merkleRoot}
          spellCheck={false}
          autoCapitalize="off"
        />
      </FieldAnchor>
      <Button
        size="sm"
        className="self-start"
        aria-expanded={isBuilding}
        aria-controls={isBuilding ? id : undefined}
        onClick={() => setIsBuilding(!isBuilding)}
      >
        <Network aria-hidden="true" />
        {isBuilding ? 'Close the list' : 'Build it from a list'}
      </Button>
      {isBuilding && (
        <div id={id} className="flex flex-col gap-4 rounded-xl bg-sunken p-3 sm:p-4">
          <Suspense fallback={<Skeleton height="h-40" />}>
            <MerkleList
              collection={collection}
              phase={collection.phases[phaseIndex]}
              priceToken={draft.priceToken}
              forRoot={({ root }) => (
                <UseInDraft
                  isUsed={isSameIn('merkleRoot', draft, { ...draft, merkleRoot: hexText(root) })}
                  onUse={() => onChange('merkleRoot', hexText(root))}
                />
              )}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}

function UseInDraft({ isUsed, onUse }: { isUsed: boolean; onUse: () => void }) {
  if (!isUsed) {
    return (
      <Button variant="primary" className="self-start" onClick={onUse}>
        Use this root
      </Button>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Badge tone="success" dot>
        This phase has this root
      </Badge>
      <span className="text-muted">Save the proof files below: wallets mint with them.</span>
    </p>
  )
}
