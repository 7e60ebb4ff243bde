import { useState } from 'react'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

/** Characters up to which a description is shown whole. */
const SHORT = 200

interface MetadataDescriptionProps {
  /** Untrusted; undefined = none. */
  description: string | undefined
  /** True if it is still loading. */
  isLoading: boolean
}

/** A creator's description as plain text, with its own lines; a long one is folded. */
export function MetadataDescription({ description, isLoading }: MetadataDescriptionProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (isLoading) return <Skeleton height="h-5" className="w-3/4" />
  if (description === undefined) return null
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
