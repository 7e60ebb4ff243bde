import {
  type CollectionInfo,
  collectTransferOwnershipProblems,
  feeAdminsOf,
  fetchNewOwner,
  prepareTransferOwnership,
} from '@mintline/solana'
import { type Connection, PublicKey } from '@solana/web3.js'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { ReadOnlyNotice } from '#entities/collection/ui/ReadOnlyNotice.tsx'
import { feePowerText } from '#entities/terms/lib/feeCapText.ts'
import { draftOfParts } from '#shared/form/draftOfParts.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { plainText } from '#shared/lib/plainText.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { z } from '#shared/lib/zod.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import type { Section } from '../lib/section.ts'
import { useSection } from '../model/useSection.ts'
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

/** Explains a hand-over: rights that a new owner receives, and those it does not. */
function HandOverFacts({ info }: { info: CollectionInfo }) {
  const { currency } = useCluster().identity
  return (
    <div className="wrap-anywhere grid grid-cols-1 gap-x-8 gap-y-4 text-[0.8125rem] leading-5 md:grid-cols-2">
      <div>
        <h3 className="mb-1 font-medium">Goes to the new owner at once</h3>
        <ul className="list-disc pl-4 text-muted">
          <li>Phases, allowlists and limits</li>
          <li>Texts, metadata and royalties, including those of minted items</li>
          <li>Treasury and co-signer: who is paid, and who signs mints</li>
        </ul>
      </div>
      <div>
        <h3 className="mb-1 font-medium">Does not change</h3>
        <ul className="list-disc pl-4 text-muted">
          <li>The treasury, {shortAddress(info.treasury)}, until the new owner changes it</li>
          <li>
            The fee admins, {feeAdminsOf(info.platformFees).map(shortAddress).join(' and ')}, who
            can {feePowerText(info, currency)}
          </li>
          <li>The royalty shares, until the new owner changes them</li>
        </ul>
      </div>
    </div>
  )
}

interface HandOverDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  info: CollectionInfo
  /** Base58. */
  newOwner: string
  /** Reasons against this owner, as sentences. */
  doubts: readonly string[]
  onConfirm: () => void
}

/** Confirmation for a hand-over: the symbol has to be typed. */
function HandOverDialog({ info, newOwner, doubts, ...dialog }: HandOverDialogProps) {
  return (
    <AlertDialog
      {...dialog}
      title="Hand the collection over?"
      description={
        <>
          Only the new owner can change <UntrustedText>{info.symbol}</UntrustedText> afterwards, or
          hand it back. That will be{' '}
          <span className="break-all font-mono text-ink">{newOwner}</span>.
        </>
      }
      typedConfirmation={plainText(info.symbol)}
      confirmLabel="Hand over"
    >
      <FeeAdminsNotice info={info} />
      {doubts.map((doubt) => (
        <Callout key={doubt} kind="warn" title={doubt} />
      ))}
    </AlertDialog>
  )
}

/** A collection's future owner. */
interface OwnerDraft {
  /** Base58. */
  owner: string
}

/** Transfers ownership. */
export const OWNERSHIP_SECTION: Section<OwnerDraft> = {
  role: 'owner',
  kind: draftOfParts<OwnerDraft>([
    { key: 'owner', label: 'Owner', text: ({ owner }) => owner.trim() },
  ]),
  schema: z.object({ owner: z.string() }),
  draftOf: ({ creator }) => ({ owner: creator }),
  problems: (info, { owner }) => collectTransferOwnershipProblems({ info, newOwner: owner.trim() }),
  written: (_, { owner }) => [['newOwner', owner]],
  plan: ({ connection, info, wallet, after }) =>
    prepareTransferOwnership(connection, { info, wallet, newOwner: after.owner.trim() }),
  title: ({ symbol }) => `Hand ${symbol} over`,
}

/** A future owner's account. */
interface OwnerFacts {
  /** Base58. */
  address: string
  /** True if the address has an account. */
  hasAccount: boolean
  /** False = the account is a program, a token or a record. */
  canSign: boolean
}

/** Returns reasons against an owner, as sentences; empty for an address that looks like a wallet in use. */
export function ownerWarnings({ address, hasAccount, canSign }: OwnerFacts): string[] {
  if (!canSign) {
    return ['Nobody can sign for this address, and the network will refuse it: enter a wallet.']
  }
  if (!PublicKey.isOnCurve(address)) {
    return [
      'This address has no key of its own: only a program can sign for it, such as a multisig.',
    ]
  }
  return hasAccount ? [] : ['This wallet has never been used on this network: check the address.']
}

/** Looks up the new owner and returns reasons against it. */
async function fetchOwnerWarnings(connection: Connection, address: string): Promise<string[]> {
  return ownerWarnings({ address, ...(await fetchNewOwner(connection, address)) })
}

/** Warns whoever hands a collection over that its fee admins stay, and what they can do. */
function FeeAdminsNotice({ info }: { info: CollectionInfo }) {
  const { currency } = useCluster().identity
  const admins = feeAdminsOf(info.platformFees)
  return (
    <Callout kind="warn" title="The fee admins stay">
      <ul aria-label="Fee admins">
        {admins.map((admin) => (
          <li key={admin} className="break-all font-mono text-[0.8125rem]">
            {admin}
          </li>
        ))}
      </ul>
      {`${admins.length > 1 ? 'Each of them' : 'This wallet'} can still ${feePowerText(info, currency)} The new owner cannot remove them.`}
    </Callout>
  )
}
