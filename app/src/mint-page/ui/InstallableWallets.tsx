import { TextLink } from '#shared/ui/TextLink.tsx'
import type { WalletOffer } from '../lib/walletOffer.ts'

/** Says where to get a wallet, and on phones that wallet apps can open the page. */
export function InstallableWallets({ offer }: { offer: WalletOffer }) {
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
