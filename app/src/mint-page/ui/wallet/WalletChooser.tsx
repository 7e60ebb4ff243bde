import { type WalletName, WalletReadyState } from '@solana/wallet-adapter-base'
import { useWallet } from '@solana/wallet-adapter-react'
import { DEVELOPMENT_WALLET } from '#entities/wallet/lib/development/developmentWallet.ts'
import { useOnEmbedded } from '#entities/wallet/model/useOnEmbedded.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { useFocusOnMount } from '../../model/useFocusOnMount.ts'

interface WalletChooserProps {
  onChoose: (name: WalletName) => void
  onCancel: () => void
}

/**
 * Wallets found by Wallet Standard, or where to get one. Inline instead of a dialog: an embedding frame
 * may be taller than the window it is seen through.
 */
export function WalletChooser({ onChoose, onCancel }: WalletChooserProps) {
  const { wallets } = useWallet()
  const isOnEmbedded = useOnEmbedded()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const offered = wallets.filter(
    ({ adapter, readyState }) =>
      readyState === WalletReadyState.Installed &&
      (isOnEmbedded || adapter.name !== DEVELOPMENT_WALLET),
  )
  return (
    <section aria-label="Wallets" className="flex animate-rise flex-col gap-3">
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-base focus:outline-none">
          {offered.length === 0 ? 'No wallet in this browser' : 'Choose a wallet'}
        </h2>
        <p className="mt-0.5 text-muted">
          {offered.length === 0 ? (
            <>
              Install one that supports Wallet Standard, such as{' '}
              <TextLink href="https://phantom.com/download">Phantom</TextLink>,{' '}
              <TextLink href="https://www.solflare.com/download/">Solflare</TextLink> or{' '}
              <TextLink href="https://backpack.app/download">Backpack</TextLink>. It appears here
              once it is installed.
            </>
          ) : (
            'It shares your address with this page. Nothing is signed or sent until you approve it.'
          )}
        </p>
      </div>
      {offered.length > 0 && (
        <ul className="flex flex-col gap-2">
          {offered.map(({ adapter }) => (
            <li key={adapter.name}>
              <button
                type="button"
                onClick={() => onChoose(adapter.name)}
                className="flex w-full items-center gap-3 rounded-xl border bg-surface p-3 text-left font-medium transition-colors hover:border-line-strong hover:bg-sunken"
              >
                <img src={adapter.icon} alt="" className="size-8 rounded-lg" />
                {adapter.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="ghost" onClick={onCancel}>
        Not now
      </Button>
    </section>
  )
}
