import { Button } from '#shared/ui/Button.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { useFocusOnMount } from '../model/useFocusOnMount.ts'

/** Wallets that can be connected. */
export interface WalletOffer {
  wallets: readonly OfferedWallet[]
  /** Standard that they support: `Wallet Standard`. */
  standard: string
  /** Wallets to install where there is none; at least two. */
  installable: readonly { name: string; url: string }[]
}

/** A wallet that can be connected. */
export interface OfferedWallet {
  id: string
  name: string
  /** Data URL of the wallet. */
  icon: string
}

interface WalletChooserProps {
  offer: WalletOffer
  onChoose: (id: string) => void
  onCancel: () => void
}

/**
 * Wallets in this browser, or where to get one. Inline instead of a dialog: an embedding frame may be
 * taller than the window it is seen through.
 */
export function WalletChooser({ offer, onChoose, onCancel }: WalletChooserProps) {
  const { wallets, standard, installable } = offer
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const last = installable.length - 1
  return (
    <section aria-label="Wallets" className="flex animate-rise flex-col gap-3">
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-base focus:outline-none">
          {wallets.length === 0 ? 'No wallet in this browser' : 'Choose a wallet'}
        </h2>
        <p className="mt-0.5 text-muted">
          {wallets.length === 0 ? (
            <>
              Install one that supports {standard}, such as{' '}
              {installable.map(({ name, url }, index) => (
                <span key={name}>
                  {index > 0 && (index === last ? ' or ' : ', ')}
                  <TextLink href={url}>{name}</TextLink>
                </span>
              ))}
              . It appears here once it is installed.
            </>
          ) : (
            'It shares your address with this page. Nothing is signed or sent until you approve it.'
          )}
        </p>
      </div>
      {wallets.length > 0 && (
        <ul className="flex flex-col gap-2">
          {wallets.map(({ id, name, icon }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onChoose(id)}
                className="flex w-full items-center gap-3 rounded-xl border bg-surface p-3 text-left font-medium transition-colors hover:border-line-strong hover:bg-sunken"
              >
                <img src={icon} alt="" className="size-8 rounded-lg" />
                {name}
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
