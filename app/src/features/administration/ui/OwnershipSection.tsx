import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { ReadOnlyNotice } from '#entities/collection/ReadOnlyNotice.tsx'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { OWNERSHIP_SECTION } from '../lib/ownershipSection.ts'
import { fetchOwnerWarnings } from '../lib/ownerWarnings.ts'
import { useSection } from '../model/useSection.ts'
import { HandOverDialog } from './HandOverDialog.tsx'
import { HandOverFacts } from './HandOverFacts.tsx'
import { SectionForm } from './SectionForm.tsx'

/** Hands the open collection over to another owner. */
export function OwnershipSection({ id }: { id: string }) {
  const { openConnection } = useCluster()
  const section = useSection(id, OWNERSHIP_SECTION)
  const { role, info, draft, change, errors, save } = section
  const [isAsked, setIsAsked] = useState(false)
  const newOwner = draft.owner.trim()
  const look = useMutation({
    mutationFn: async () => fetchOwnerWarnings(await openConnection(), newOwner),
    onSuccess: () => setIsAsked(true),
  })
  if (role.status === 'missing') {
    return (
      <div className="flex flex-col gap-6">
        <ReadOnlyNotice role={role} to="hand the collection over" />
        <DescriptionList
          items={[{ term: 'Owner', value: <ChainAddress address={info.creator} /> }]}
        />
      </div>
    )
  }
  return (
    <SectionForm
      label="Ownership"
      section={section}
      saveLabel="Hand over"
      dangerous
      busy={look.isPending}
      onSave={() => look.mutate()}
    >
      <HandOverFacts info={info} />
      <FieldAnchor path="newOwner">
        <TextField
          label="New owner"
          hint="The address of a wallet. It does not have to agree, and only it can hand the collection back."
          value={draft.owner === info.creator ? '' : draft.owner}
          onChange={({ target }) => change({ owner: target.value || info.creator })}
          error={errors.newOwner}
          // The address that was looked up must be the one in the transaction.
          readOnly={look.isPending}
          spellCheck={false}
          autoCapitalize="off"
        />
      </FieldAnchor>
      {look.error && (
        <ErrorCallout
          title="The new owner could not be looked up"
          error={look.error}
          onRetry={() => look.mutate()}
        />
      )}
      <HandOverDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        info={info}
        newOwner={newOwner}
        doubts={look.data ?? []}
        onConfirm={() => void save({ confirmLabel: 'Hand over' })}
      />
    </SectionForm>
  )
}
