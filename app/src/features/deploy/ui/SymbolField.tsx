import { editionsDeploymentAddress } from '@mintline/solana'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { TextField } from '#shared/ui/TextField.tsx'
import { LiveRegion } from '#shared/ui/VisuallyHidden.tsx'
import type { SymbolState } from '../model/readSymbolHolder.ts'
import type { DeployFormState } from '../model/useDeployForm.ts'
import { ResetButton } from './ResetButton.tsx'

/** The collection's symbol, checked against the chain while it is typed. */
export function SymbolField({ form }: { form: DeployFormState }) {
  const { draft, complete, update, symbol, errorsAt } = form
  const name = complete.symbol.trim()
  return (
    <FieldAnchor path="symbol">
      <TextField
        label="Symbol"
        placeholder="DAWN"
        value={complete.symbol}
        onChange={({ target }) => update({ symbol: target.value })}
        error={takenText(name, symbol) ?? errorsAt('symbol')['']}
        hint={
          <>
            {draft.symbol === undefined
              ? 'Follows the name until you change it. Unique on this network, and final.'
              : 'Unique on this network, and final; 1 to 32 bytes.'}
            <SymbolStatus name={name} state={symbol} />
          </>
        }
        spellCheck={false}
        autoCapitalize="off"
        trailing={
          <ResetButton
            label="Follow the name"
            isChanged={draft.symbol !== undefined}
            onReset={() => update({ symbol: undefined })}
          />
        }
      />
      <LiveRegion>{symbol.status === 'free' && `${name} is free.`}</LiveRegion>
    </FieldAnchor>
  )
}

/** Returns the error for a taken symbol; undefined if it is not taken. */
export function takenText(name: string, state: SymbolState): string | undefined {
  if (state.status !== 'taken') return undefined
  return state.isOwn
    ? `You already have a collection with the symbol ${name}. Choose another symbol.`
    : `${name} is taken by a collection of ${shortAddress(state.owner)}. Choose another symbol.`
}

function SymbolStatus({ name, state }: { name: string; state: SymbolState }) {
  switch (state.status) {
    case 'unknown':
      return null
    case 'checking':
      return <span className="block">Checking whether it is free…</span>
    case 'free':
      return (
        <span className="flex items-center gap-1.5 text-success-text">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 break-words">
            <bdi>{name}</bdi> is free.
          </span>
        </span>
      )
    case 'resumable':
      return (
        <span className="block text-ink">
          Your last attempt is on chain. Deploy again to finish it.
        </span>
      )
    case 'taken':
      return (
        <Link
          to="/collections/$collection"
          params={{ collection: editionsDeploymentAddress(name).toBase58() }}
          className="block font-medium text-accent-text underline decoration-accent-line underline-offset-3"
        >
          View that collection
        </Link>
      )
  }
}
