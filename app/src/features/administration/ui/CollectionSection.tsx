import { templateText } from '@mintline/core'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { LOCK_HINTS } from '#entities/collection/lib/lockTexts.ts'
import { ReadOnlyNotice } from '#entities/collection/ui/ReadOnlyNotice.tsx'
import { collectionFieldName } from '#entities/plan/collectionFieldNames.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { limitText } from '#shared/lib/countText.ts'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { COLLECTION_SECTION, type CollectionDraft } from '../lib/collectionSection.ts'
import { type SectionState, useSection } from '../model/useSection.ts'
import { SectionForm } from './SectionForm.tsx'

/** The open collection's names, limits, treasury and co-signer. */
export function CollectionSection({ id }: { id: string }) {
  const section = useSection(id, COLLECTION_SECTION)
  const { role, info, draft, save } = section
  if (role.status === 'missing') return <ReadOnly section={section} />
  const accounts = [
    { address: draft.treasury.trim() || info.treasury, label: collectionFieldName('treasury') },
  ]
  return (
    <SectionForm
      label="Collection"
      section={section}
      onSave={() => void save({ confirmLabel: 'Save', accounts })}
    >
      <Fields section={section} />
    </SectionForm>
  )
}

function Fields({ section }: { section: SectionState<CollectionDraft> }) {
  const { info, draft, change, errors } = section
  const edit = (part: Partial<CollectionDraft>) => change({ ...draft, ...part })
  const next = info.numberOfTokensIssued + 1n
  const { locks } = info
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      <FieldAnchor path="changes.collectionName">
        <TextField
          label={collectionFieldName('collectionName')}
          hint={locks.texts ? LOCK_HINTS.texts : 'Up to 64 bytes. The symbol never changes.'}
          value={draft.collectionName}
          onChange={({ target }) => edit({ collectionName: target.value })}
          disabled={locks.texts}
          error={errors['changes.collectionName']}
        />
      </FieldAnchor>
      <FieldAnchor path="changes.collectionUri">
        <TextField
          label={collectionFieldName('collectionUri')}
          hint={locks.texts ? LOCK_HINTS.texts : 'Of the collection, up to 200 bytes.'}
          value={draft.collectionUri}
          onChange={({ target }) => edit({ collectionUri: target.value })}
          disabled={locks.texts}
          error={errors['changes.collectionUri']}
          inputMode="url"
          spellCheck={false}
          autoCapitalize="off"
        />
      </FieldAnchor>
      <FieldAnchor path="changes.maxNumberOfTokens">
        <NumberField
          label={collectionFieldName('maxNumberOfTokens')}
          hint={
            locks.supply
              ? `${LOCK_HINTS.supply} At least the ${info.numberOfTokensIssued} minted.`
              : `In the whole collection; at least the ${info.numberOfTokensIssued} minted, or 0 for no limit.`
          }
          value={draft.maxNumberOfTokens}
          onValueChange={(maxNumberOfTokens) => edit({ maxNumberOfTokens })}
          error={errors['changes.maxNumberOfTokens']}
          unit="items"
        />
      </FieldAnchor>
      <FieldAnchor path="changes.maxMintsPerWallet">
        <NumberField
          label={collectionFieldName('maxMintsPerWallet')}
          hint={
            locks.phases
              ? LOCK_HINTS.phases
              : 'In all phases together; 0 is no limit. Phases have limits of their own.'
          }
          value={draft.maxMintsPerWallet}
          onValueChange={(maxMintsPerWallet) => edit({ maxMintsPerWallet })}
          disabled={locks.phases}
          error={errors['changes.maxMintsPerWallet']}
          unit="items"
        />
      </FieldAnchor>
      <FieldAnchor path="changes.treasury">
        <TextField
          label={collectionFieldName('treasury')}
          hint="Receives the price of each item less the platform fee."
          value={draft.treasury}
          onChange={({ target }) => edit({ treasury: target.value })}
          error={errors['changes.treasury']}
          spellCheck={false}
          autoCapitalize="off"
        />
      </FieldAnchor>
      <FieldAnchor path="changes.cosignerProgramId">
        <TextField
          label={collectionFieldName('cosignerProgramId')}
          optional
          hint={
            locks.phases
              ? LOCK_HINTS.phases
              : "An address that may co-sign in the owner's place: with one, every mint needs its signature or the owner's. Clear it to stop that."
          }
          disabled={locks.phases}
          value={draft.cosigner}
          onChange={({ target }) => edit({ cosigner: target.value })}
          error={errors['changes.cosignerProgramId']}
          spellCheck={false}
          autoCapitalize="off"
        />
      </FieldAnchor>
      <FieldAnchor path="changes.itemBaseName">
        <TextField
          label={collectionFieldName('itemBaseName')}
          hint={
            locks.texts ? (
              LOCK_HINTS.texts
            ) : (
              <Example text={templateText(draft.itemBaseName, next) || 'without a name'} />
            )
          }
          value={draft.itemBaseName}
          onChange={({ target }) => edit({ itemBaseName: target.value })}
          disabled={locks.texts}
          error={errors['changes.itemBaseName']}
        />
      </FieldAnchor>
      <FieldAnchor path="changes.itemBaseUri">
        <TextField
          label={collectionFieldName('itemBaseUri')}
          hint={
            locks.texts ? (
              LOCK_HINTS.texts
            ) : (
              <Example text={templateText(draft.itemBaseUri, next) || 'no metadata'} />
            )
          }
          value={draft.itemBaseUri}
          onChange={({ target }) => edit({ itemBaseUri: target.value })}
          disabled={locks.texts}
          error={errors['changes.itemBaseUri']}
          inputMode="url"
          spellCheck={false}
          autoCapitalize="off"
        />
      </FieldAnchor>
    </div>
  )
}

function Example({ text }: { text: string }) {
  return (
    <span className="wrap-anywhere">
      {'{} stands for the number. The next is '}
      <UntrustedText>{text}</UntrustedText>.
    </span>
  )
}

function ReadOnly({ section: { info, role } }: { section: SectionState<CollectionDraft> }) {
  const { metadata, cosignerProgramId } = info
  return (
    <div className="flex flex-col gap-6">
      <ReadOnlyNotice role={role} to="change the collection" />
      <DescriptionList
        items={[
          { term: collectionFieldName('collectionName'), value: metadata.collectionBaseName },
          { term: collectionFieldName('collectionUri'), value: metadata.collectionBaseUri },
          {
            term: collectionFieldName('maxNumberOfTokens'),
            value: limitText(info.maxNumberOfTokens),
          },
          {
            term: collectionFieldName('maxMintsPerWallet'),
            value: limitText(info.maxMintsPerWallet),
          },
          {
            term: collectionFieldName('treasury'),
            value: <ChainAddress address={info.treasury} />,
          },
          {
            term: collectionFieldName('cosignerProgramId'),
            value: cosignerProgramId ? <ChainAddress address={cosignerProgramId} /> : 'None',
          },
          { term: collectionFieldName('itemBaseName'), value: info.itemBaseName },
          { term: collectionFieldName('itemBaseUri'), value: info.itemBaseUri },
        ]}
      />
    </div>
  )
}
