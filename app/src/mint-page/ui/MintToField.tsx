import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { cn } from '#shared/lib/cn.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import type { MintKind } from '../lib/mintKind.ts'
import { type MintToChoice, type MintToDraft, NO_MINT_TO } from '../lib/mintTo.ts'
import { useNameRegistry } from '../model/useNames.ts'

interface MintToFieldProps {
  kind: MintKind
  draft: MintToDraft
  onChange: (draft: MintToDraft) => void
  /** Receiver parsed from it. */
  choice: MintToChoice
  /** One sentence; undefined = no error. */
  error: string | undefined
}

/** Another wallet's address or name to receive the items, collapsed by default. Collapsing it resets it. */
export function MintToField({ kind, draft, onChange, choice, error }: MintToFieldProps) {
  const { isOpen, text } = draft
  const foreign = useForeignAddress(error === undefined ? '' : text.trim(), kind)
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2 self-start"
        aria-expanded={isOpen}
        onClick={() => onChange(isOpen ? NO_MINT_TO : { isOpen: true, text: '' })}
      >
        Mint to another wallet
        <ChevronDown aria-hidden="true" className={cn('transition', isOpen && 'rotate-180')} />
      </Button>
      {isOpen && (
        <TextField
          label="Wallet to receive the items"
          hint={<Receiver choice={choice} />}
          error={foreign ?? error}
          value={text}
          onChange={({ target }) => onChange({ isOpen, text: target.value })}
          spellCheck={false}
          autoCapitalize="off"
        />
      )}
    </div>
  )
}

/** Returns a sentence naming the chain that a wrong address belongs to; loads all chains' address formats for it. */
function useForeignAddress(text: string, kind: MintKind): string | undefined {
  const { data } = useQuery({
    queryKey: ['foreign-address', kind, text],
    queryFn: async () => {
      const { foreignAddress } = await import('../lib/foreignAddress.ts')
      return foreignAddress(text, kind) ?? null
    },
    enabled: text !== '',
  })
  return data ?? undefined
}

/** Shows the whole address, which decides, because the input shows only a part on a phone, or a name. */
function Receiver({ choice }: { choice: MintToChoice }) {
  const registry = useNameRegistry(true)
  if (choice.status === 'ready' && choice.mintTo !== undefined) {
    return (
      <>
        You pay, and the items go permanently to{' '}
        {choice.name !== undefined && (
          <>
            <UntrustedText>{choice.name}</UntrustedText>, which is{' '}
          </>
        )}
        <span className="break-all font-mono text-ink">{choice.mintTo}</span>
      </>
    )
  }
  return (
    <>
      {registry && `An address, or an ${registry.title} name such as ${registry.example}. `}
      {registry === null && 'Only addresses are accepted: this network has no names. '}
      You pay, and the items go to that wallet permanently.
    </>
  )
}
