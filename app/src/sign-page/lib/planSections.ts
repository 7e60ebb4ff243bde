/** A change, or another line of a plan. */
export interface PlanLine {
  label: string
  /** Undefined = there is none, or it is not shown. */
  before: string | undefined
  value: string
}

/** A part of a plan with its lines. */
export interface PlanSection {
  title: string
  lines: PlanLine[]
}

/** A line as the command prints it: its label, at least two spaces, and its value. */
const LABELLED = /^(.+?) {2,}(.+)$/
const ARROW = ' -> '

/** Reads a plan as the command prints it: headings with a colon, and lines below. Loses no text. */
export function planSections(details: string): PlanSection[] {
  const sections: PlanSection[] = []
  for (const line of details.split('\n').filter((text) => text.trim() !== '')) {
    const isHeading = line.endsWith(':') && !line.startsWith(' ')
    if (isHeading) sections.push({ title: line.slice(0, -1), lines: [] })
    else {
      if (sections.length === 0) sections.push({ title: '', lines: [] })
      sections.at(-1)?.lines.push(planLine(line.trim()))
    }
  }
  return sections
}

function planLine(text: string): PlanLine {
  const [, label, whole] = LABELLED.exec(text) ?? []
  if (label === undefined || whole === undefined) {
    return { label: text, before: undefined, value: '' }
  }
  const at = whole.indexOf(ARROW)
  return at === -1
    ? { label, before: undefined, value: whole }
    : { label, before: whole.slice(0, at), value: whole.slice(at + ARROW.length) }
}
