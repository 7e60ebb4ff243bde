import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { focusField } from '#shared/form/FieldAnchor.tsx'
import type { FormVisitState } from '#shared/form/useFormVisit.ts'
import { Callout } from '#shared/ui/Callout.tsx'

/** One sentence for each path. */
type Problems = readonly { path: string; message: string }[]

interface CheckedForm {
  visit: Pick<FormVisitState, 'submitTried' | 'onBlur'>
  /** In page order. */
  problems: Problems
  /** @param storedUri Address of artwork that is stored, and need not be read back. */
  onAccepted: (storedUri?: string) => void
}

/** Accepts a form without problems; otherwise shows these, and focuses their summary. */
export function useCheckedForm({ visit, problems, onAccepted }: CheckedForm) {
  const [wasRefused, setWasRefused] = useState(false)
  const page = useRef<HTMLFormElement>(null)
  const { summary, focusSummary } = useFocusedSummary()
  const hasProblems = problems.length > 0
  const submit = (storedUri?: string) => {
    visit.submitTried()
    setWasRefused(hasProblems)
    if (hasProblems) focusSummary()
    else onAccepted(storedUri)
  }
  return {
    submit,
    formProps: {
      ref: page,
      noValidate: true,
      onBlur: visit.onBlur,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        submit()
      },
    },
    summary: wasRefused && hasProblems && (
      <ProblemSummary
        ref={summary}
        problems={problems}
        onChoose={(path) => page.current && focusField(page.current, path)}
      />
    ),
  }
}

interface ProblemSummaryProps {
  /** Focused after a refused attempt to deploy. */
  ref: RefObject<HTMLElement | null>
  problems: Problems
  /** Called to focus the field. */
  onChoose: (path: string) => void
}

/** Problems to correct, each a link to its field. */
function ProblemSummary({ ref, problems, onChoose }: ProblemSummaryProps) {
  const id = useId()
  const count = problems.length
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className="rounded-xl">
      <Callout
        kind="error"
        announced={false}
        title={
          <span id={id}>
            {count === 1 ? 'Fix 1 field to continue' : `Fix ${count} fields to continue`}
          </span>
        }
      >
        <ul className="mt-1 flex flex-col gap-1">
          {problems.map(({ path, message }) => (
            <li key={path}>
              <button
                type="button"
                onClick={() => onChoose(path)}
                className="rounded-sm text-left underline decoration-danger-line underline-offset-3 hover:decoration-current"
              >
                <span className="font-medium">{fieldName(path)}:</span> {message}
              </button>
            </li>
          ))}
        </ul>
      </Callout>
    </section>
  )
}

/** Focuses the summary once it is on the page. */
function useFocusedSummary() {
  const summary = useRef<HTMLElement>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) summary.current?.focus()
  }, [asked])
  return { summary, focusSummary: () => setAsked((before) => before + 1) }
}

/** Labels by path, in page order. */
const NAMES: Record<string, string> = {
  picture: 'Picture',
  collectionUri: 'Metadata URL',
  collectionName: 'Name',
  symbol: 'Symbol',
  'phases.0.priceAmount': 'Price',
  'phases.0.startTime': 'Start',
  externalUrl: 'Website',
  'look.accent': 'Colour of buttons',
  'look.background': 'Background',
  storage: 'Where it is kept',
  pinataToken: 'Token of Pinata',
  kuboUrl: 'URL of the node',
  itemBaseName: 'Item name',
  itemBaseUri: 'Item metadata URL',
  maxNumberOfTokens: 'Max supply',
  maxMintsPerWallet: 'Max per wallet',
  treasury: 'Treasury',
  'royalties.royaltyBasisPoints': 'Royalties',
  'royalties.creators': 'Royalty shares',
  'platformFee.platformFeeValue': 'Platform fee',
  platformFeeCap: 'Highest platform fee',
  'platformFee.recipients': 'Platform fee shares',
  extraMeta: 'Extra metadata',
  cosignerProgramId: 'Co-signer',
  platformFeeSecondaryAdmin: 'Secondary fee admin',
  'reveal.baseUri': 'Metadata URL of files',
  'reveal.fileCount': 'Number of files',
}

/** Sorts entries by their fields' order on the page. */
export function inPageOrder<T extends { path: string }>(entries: readonly T[]): T[] {
  const order = Object.keys(NAMES)
  const position = ({ path }: T) =>
    order.findIndex((at) => path === at || path.startsWith(`${at}.`))
  return [...entries].sort((a, b) => position(a) - position(b) || a.path.localeCompare(b.path))
}

/** Returns a field's label by path: `Royalty shares, address 2`. */
export function fieldName(path: string): string {
  const own = NAMES[path]
  if (own !== undefined) return own
  const [, list = path, index, part] = /^(.+)\.(\d+)\.(\w+)$/.exec(path) ?? []
  const name = NAMES[list] ?? list
  return index === undefined || part === undefined ? name : `${name}, ${part} ${Number(index) + 1}`
}
