import { TriangleAlert } from 'lucide-react'

interface TimelineNotesProps {
  /** One sentence for each. */
  overlaps: readonly string[]
  gaps: readonly string[]
}

/** Overlaps and gaps in words. */
export function TimelineNotes({ overlaps, gaps }: TimelineNotesProps) {
  const notes = [...overlaps, ...gaps]
  if (notes.length === 0) return null
  return (
    <ul aria-label="Overlaps and gaps" className="flex flex-col gap-1.5 text-[0.8125rem]">
      {notes.map((note) => (
        <li key={note} className="flex gap-2 text-warn-text">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {note}
        </li>
      ))}
    </ul>
  )
}
