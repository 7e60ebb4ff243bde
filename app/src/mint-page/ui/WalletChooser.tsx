import type { OfferedWallet } from '#entities/wallet/browser/browserWallet.ts'
import { Button } from '#shared/ui/Button.tsx'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { TextLink } from '#shared/ui/TextLink.tsx'
import type { WalletApp, WalletOffer } from '../lib/walletOffer.ts'
import { useFocusOnMount } from '../model/useFocusOnMount.ts'

interface WalletChooserProps {
  offer: WalletOffer
  onChoose: (id: string) => void
  onCancel: () => void
}

/**
 * Wallets in this browser, or where to get one. Inline instead of a dialog: an embedding frame may be taller than its
 * window.
 */
export function WalletChooser({ offer, onChoose, onCancel }: WalletChooserProps) {
  const { wallets, apps } = offer
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const isNone = wallets.length === 0
  return (
    <section aria-label="Wallets" className="flex animate-rise flex-col gap-3">
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-base focus:outline-none">
          {isNone ? 'No wallet in this browser' : 'Choose a wallet'}
        </h2>
        <p className="mt-0.5 text-muted">
          {isNone ? (
            <InstallableWallets offer={offer} />
          ) : (
            'It shares your address with this page. Nothing is signed or sent until you approve it.'
          )}
        </p>
      </div>
      {!isNone && <WalletList wallets={wallets} onChoose={onChoose} />}
      {!isNone && apps.length > 0 && (
        <p className="text-muted">
          <InstallableWallets offer={offer} />
        </p>
      )}
      <WalletApps apps={apps} />
      <Button variant="ghost" onClick={onCancel}>
        Not now
      </Button>
    </section>
  )
}

function WalletList({
  wallets,
  onChoose,
}: {
  wallets: readonly OfferedWallet[]
  onChoose: (id: string) => void
}) {
  return (
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
  )
}

/** Links that open this page in wallet apps. */
function WalletApps({ apps }: { apps: readonly WalletApp[] }) {
  if (apps.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {apps.map(({ name, url }) => (
        <li key={name} className="flex flex-col">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyles({ size: 'lg' })}
          >
            Open in {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Says where to get a wallet, and on phones that wallet apps can open the page. */
function InstallableWallets({ offer }: { offer: WalletOffer }) {
  const { installable, apps } = offer
  const last = installable.length - 1
  const names = installable.map(({ name, url }, index) => (
    <span key={name}>
      {index > 0 && (index === last ? ' or ' : ', ')}
      <TextLink href={url}>{name}</TextLink>
    </span>
  ))
  return apps.length > 0 ? (
    <>Open this page in your wallet app. If you have none yet, install {names}.</>
  ) : (
    <>Install one, such as {names}. It appears here once it is installed.</>
  )
}
