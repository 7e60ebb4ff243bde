import { useId } from 'react'
import { errorText } from '#shared/lib/errorText.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import type { MintGate } from '../../lib/wallet/mintGate.ts'
import { useMintCluster } from '../../model/mintClusterContext.ts'
import { useAmountText } from '../../model/useAmountText.ts'
import { useFocusOnMount } from '../../model/useFocusOnMount.ts'

interface MintButtonProps {
  gate: MintGate
  /** True if it takes the focus, because an attempt has just ended. */
  isFocused: boolean
  /** Items. */
  quantity: bigint
  /** Lamports for one item. */
  price: bigint
  /** Base58 address of another wallet to receive the items; undefined = none. */
  mintTo: string | undefined
  onPress: () => void
}

/** Button that mints, or the reason why it cannot. */
export function MintButton({ gate, isFocused, quantity, price, mintTo, onPress }: MintButtonProps) {
  const button = useFocusOnMount<HTMLButtonElement>(isFocused)
  const amount = useAmountText()
  const { identity } = useMintCluster()
  const reasonId = useId()
  const total = price === 0n ? 'free' : amount(price * quantity)
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
        Mint {String(quantity)} for {total}
        {mintTo !== undefined && ` to ${shortAddress(mintTo)}`}
      </Button>
      {identity.isRealMoney && (
        <p className="text-center text-[0.8125rem] text-warn-text">
          Real money, on {identity.name}. You approve it in your wallet.
        </p>
      )}
    </div>
  )
}

function GateReason({ gate }: { gate: MintGate }) {
  const amount = useAmountText()
  switch (gate.status) {
    case 'short':
      return (
        <Callout kind="warn" title={`Your wallet holds ${amount(gate.missing)} too little`}>
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
