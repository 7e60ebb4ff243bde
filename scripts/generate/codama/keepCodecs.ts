import ts from 'typescript'

const CODEC_FUNCTION = /^get\w+(?:Encoder|Decoder|Codec)$/

/**
 * Caches codecs in the functions that return them: rendered code creates a codec for every instruction
 * and record, which takes longer than using it.
 */
export function keepCodecs(code: string): string {
  const source = ts.createSourceFile('source.ts', code, ts.ScriptTarget.ES2023, true)
  return source.statements.reduceRight((text, statement) => {
    const kept = codecName(statement)
    return kept
      ? text.slice(0, statement.getStart(source, true)) + kept + text.slice(statement.end)
      : text
  }, code)
}

function codecName(statement: ts.Statement): string | undefined {
  if (!ts.isFunctionDeclaration(statement) || statement.parameters.length > 0) return undefined
  const { name, type, body } = statement
  const [answer] = body?.statements ?? []
  if (!name || !type || !CODEC_FUNCTION.test(name.text)) return undefined
  if (!answer || !ts.isReturnStatement(answer) || !answer.expression) return undefined
  const kept = `kept${name.text.slice('get'.length)}`
  const docs = ts.getJSDocCommentsAndTags(statement).map((comment) => `${comment.getText()}\n`)
  return `let ${kept}: ${type.getText()} | undefined;

${docs.join('')}export function ${name.text}(): ${type.getText()} {
  return (${kept} ??= ${answer.expression.getText()});
}`
}
