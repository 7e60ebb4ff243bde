import type { Restricted } from '@mintline/core'
import { Button } from '#shared/ui/Button.tsx'
import type { MintOutcome } from '../lib/mintOutcome.ts'
import { restrictionText } from '../lib/restrictionText.ts'
import { OutcomeNotice } from './OutcomeNotice.tsx'
import { Restriction } from './Restriction.tsx'

interface RestrictedWalletProps {
  restriction: Restricted
  /** True if another phase opens later. */
  isMoreToCome: boolean
  /** The last attempt's outcome; undefined = there was none. */
  lastEnd: MintOutcome | undefined
  /** Makes the wallet itself the receiver again; undefined = it already is. */
  onMintToSelf: (() => void) | undefined
}

/** Explains why a wallet may not mint, in place of the form. */
export function RestrictedWallet(props: RestrictedWalletProps) {
  const { restriction, isMoreToCome, lastEnd, onMintToSelf } = props
  return (
    <>
      <OutcomeNotice end={lastEnd} />
      <Restriction restrictions={[restrictionText(restriction, isMoreToCome)]} />
      {onMintToSelf && <Button onClick={onMintToSelf}>Mint to this wallet</Button>}
    </>
  )
}
