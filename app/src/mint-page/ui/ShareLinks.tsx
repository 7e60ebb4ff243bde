import { plainText } from '#shared/lib/plainText.ts'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { ownPage } from '../lib/ownPage.ts'
import { shareTargets } from '../lib/shareTargets.ts'
import { ShareButton } from './ShareButton.tsx'

interface ShareLinksProps {
  /** The item's name, untrusted; undefined = several, for which the drop's name stands. */
  minted: string | undefined
}

/** Ways to share a drop once something of it is minted. */
export function ShareLinks({ minted }: ShareLinksProps) {
  const [dropName = ''] = document.title.split(' · ', 1)
  const text = `I minted ${plainText(minted ?? dropName)}`
  const targets = shareTargets(text, ownPage(window.location.href))
  return (
    <div className="flex flex-wrap gap-2">
      {targets.map(({ name, url }) => (
        <a
          key={name}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyles({ className: 'flex-1' })}
        >
          Post on {name}
        </a>
      ))}
      <ShareButton className="flex-1" />
    </div>
  )
}
