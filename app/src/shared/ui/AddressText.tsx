import { ExternalLink } from 'lucide-react'
import { shortAddress } from '../lib/shortAddress.ts'
import { buttonStyles } from './buttonStyles.ts'
import { CopyButton } from './CopyButton.tsx'
import { Tooltip } from './Tooltip.tsx'

interface AddressTextProps {
  /** An address or a transaction signature, in base58. */
  address: string
  /** Page in the explorer; undefined if no explorer knows the network. */
  explorerUrl?: string | undefined
  /** True to show it in full if there is room. Default: only its two ends. */
  full?: boolean
}

/** An address with copy button and explorer link. */
export function AddressText({ address, explorerUrl, full = false }: AddressTextProps) {
  return (
    <span className="inline-flex max-w-full items-center gap-0.5 align-middle">
      {full ? (
        <span className="break-all font-mono text-[0.8125rem]">{address}</span>
      ) : (
        <Tooltip text={<span className="font-mono">{address}</span>}>
          <span className="font-mono text-[0.8125rem]">{shortAddress(address)}</span>
        </Tooltip>
      )}
      <CopyButton text={address} label="Copy address" />
      {explorerUrl && (
        <Tooltip text="Open in explorer">
          <a
            href={explorerUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Open ${shortAddress(address)} in explorer (new tab)`}
            className={buttonStyles({ variant: 'ghost', size: 'icon-7' })}
          >
            <ExternalLink aria-hidden="true" />
          </a>
        </Tooltip>
      )}
    </span>
  )
}
