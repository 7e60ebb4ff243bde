import { useId } from 'react'
import { amountText } from '#shared/lib/amountText.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import type { MintGate } from '../lib/mintGate.ts'
import { useMintNetwork } from '../model/mintNetworkContext.ts'
import { useFocusOnMount } from '../model/useFocusOnMount.ts'

interface MintButtonProps {
  gate: MintGate
  /** True if it takes the focus, because an attempt has just ended. */
  isFocused: boolean
  /** `Mint 2 for 1 SOL` */
  label: string
  onPress: () => void
}

/** Button that mints, or explains why it cannot. */
export function MintButton({ gate, isFocused, label, onPress }: MintButtonProps) {
  const button = useFocusOnMount<HTMLButtonElement>(isFocused)
  const { name, isRealMoney } = useMintNetwork()
  const reasonId = useId()
  return (
    <div className="flex flex-col gap-3">
      <div id={reasonId} role="status" className="empty:hidden">
        <GateReason gate={gate} />
      </div>
      <Button
        ref={button}
        variant="primary"
        size="lg"
        className="w-full"
        busy={gate.status === 'checking'}
        disabled={gate.status !== 'open' && gate.status !== 'checking'}
        aria-describedby={reasonId}
        onClick={onPress}
      >
        {label}
      </Button>
      {isRealMoney && (
        <p className="text-center text-[0.8125rem] text-warn-text">
          Real money, on {name}. You approve it in your wallet.
        </p>
      )}
    </div>
  )
}

function GateReason({ gate }: { gate: MintGate }) {
  switch (gate.status) {
    case 'short':
      return (
        <Callout
          kind="warn"
          title={`Your wallet holds ${amountText(gate.missing, gate.coin)}${gate.isWithoutGas ? ' and gas' : ''} too little`}
        >
          Add money to it, or mint fewer items.
        </Callout>
      )
    case 'would-fail':
      return (
        <Callout kind="warn" title="It would fail, so nothing is sent">
          {errorText(gate.error)}
        </Callout>
      )
    case 'not-ready':
      return <p className="text-muted">{gate.reason}</p>
    default:
      return null
  }
}
