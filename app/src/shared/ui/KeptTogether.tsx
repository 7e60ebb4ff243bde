/** A text whose last two words, such as an amount and its unit, share a line if they fit on one. */
export function KeptTogether({ children: text }: { children: string }) {
  const [, start = '', end = text] = /^(.*\s)(\S+\s\S+)$/.exec(text) ?? []
  return (
    <>
      {start}
      <span className="inline-block">{end}</span>
    </>
  )
}
