import { plainText } from '../lib/plainText.ts'

/** What the tab is called; React puts it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${plainText(children)} · Mintline`}</title>
}
