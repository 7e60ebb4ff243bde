import { editionsDeploymentAddress } from '@mintline/solana'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { SymbolState } from '../lib/symbolState.ts'
import type { DeployForm } from '../model/useDeployForm.ts'
import { Place } from './Place.tsx'

/** What the collection is known by, checked against the chain as it is typed. */
export function SymbolField({ form }: { form: DeployForm }) {
  const { draft, update, symbol, errorsAt } = form
  const name = draft.symbol.trim()
  return (
    <Place path="symbol">
      <TextField
        label="Symbol"
        placeholder="DAWN"
        value={draft.symbol}
        onChange={({ target }) => update({ symbol: target.value })}
        error={takenText(name, symbol) ?? errorsAt('symbol')['']}
        hint={
          <>
            What the collection is known by on this network, for good: 1 to 32 bytes.
            <SymbolNews name={name} state={symbol} />
          </>
        }
        spellCheck={false}
        autoCapitalize="off"
      />
      <LiveRegion>{symbol.status === 'free' && `${name} is free.`}</LiveRegion>
    </Place>
  )
}

/** One sentence where a symbol cannot be had. */
export function takenText(name: string, state: SymbolState): string | undefined {
  if (state.status !== 'taken') return undefined
  return state.isOwn
    ? `You have a collection with the symbol ${name} already. Choose another symbol.`
    : `${name} is taken by a collection of ${shortAddress(state.owner)}. Choose another symbol.`
}

function SymbolNews({ name, state }: { name: string; state: SymbolState }) {
  switch (state.status) {
    case 'unknown':
      return null
    case 'checking':
      return <span className="block">Looking whether it is free.</span>
    case 'free':
      return (
        <span className="flex items-center gap-1.5 text-success-text">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 break-words">
            <bdi>{name}</bdi> is free.
          </span>
        </span>
      )
    case 'begun':
      return (
        <span className="block text-ink">
          Your last try is on chain. Deploy again to add what is left of it, if anything.
        </span>
      )
    case 'taken':
      return (
        <Link
          to="/collections/$collection"
          params={{ collection: editionsDeploymentAddress(name).toBase58() }}
          className="block font-medium text-accent-text underline decoration-accent-line underline-offset-3"
        >
          Look at it
        </Link>
      )
  }
}
