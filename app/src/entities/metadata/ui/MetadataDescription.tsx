import { useState } from 'react'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

/** Characters up to which a description is shown whole. */
const SHORT = 200

interface MetadataDescriptionProps {
  /** Untrusted. */
  description: string
}

/** A creator's description as plain text, with its own lines; a long one is folded. */
export function MetadataDescription({ description }: MetadataDescriptionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const text = description.trim()
  const isLong = text.length > SHORT || text.split('\n').length > 3
  return (
    <div>
      <p className={isLong && !isOpen ? 'line-clamp-3' : 'whitespace-pre-line'}>
        <UntrustedText>{text}</UntrustedText>
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="mt-1 rounded-sm font-medium text-accent-text hover:underline"
        >
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  )
}
