import type { PlanSection, ShownPlan } from '@mintline/core/signing'
import { ArrowRight } from 'lucide-react'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import type { SignSession } from '../lib/signSession.ts'
import type { SignStart, SignState } from '../lib/signState.ts'

interface PlanViewProps {
  session: SignSession
  state: SignState
  plan: ShownPlan
  start: SignStart
}

/** Shows the plan, and asks whether to sign it. */
export function PlanView({ session, state, plan, start }: PlanViewProps) {
  const { title, cost, sections, warnings, transactions } = plan
  const { isAgreed, requests, obstacle, wallet } = state
  const wasAsked = requests.some((request) => request.wasAsked)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1 className="wrap-anywhere font-semibold text-xl">
        <UntrustedText>{title}</UntrustedText>
      </h1>
      <Card>
        <DescriptionList
          items={[
            { term: 'Network', value: start.network },
            { term: 'Wallet', value: <Mono>{start.address ?? ''}</Mono> },
            ...(cost === undefined ? [] : [{ term: 'Cost', value: cost }]),
          ]}
        />
      </Card>
      {warnings.map((warning) => (
        <Callout key={warning} kind="warn" title={<UntrustedText>{warning}</UntrustedText>} />
      ))}
      {sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
      {transactions.length > 1 && (
        <Card title={`${transactions.length} transactions`}>
          <ol className="flex list-decimal flex-col gap-1 pl-5 text-muted">
            {transactions.map((name, index) => (
              // Titles may repeat, and their order is fixed.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index}>
                <UntrustedText>{name}</UntrustedText>
              </li>
            ))}
          </ol>
        </Card>
      )}
      {wasAsked && !isAgreed && (
        <p className="text-muted">
          Your wallet was asked before this page was reloaded. If its window is still open, decline
          it there. What it has sent is found, and not sent again.
        </p>
      )}
      {!isAgreed && !obstacle && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" size="lg" onClick={() => session.agree()}>
            Sign in {wallet}
          </Button>
          <Button variant="ghost" size="lg" onClick={() => void session.decline()}>
            Decline
          </Button>
        </div>
      )}
    </>
  )
}

function Section({ title, lines }: PlanSection) {
  return (
    <Card title={title !== '' && <UntrustedText>{title}</UntrustedText>}>
      <DescriptionList
        items={lines.map(({ label, before, value }) => ({
          term: label,
          value:
            before === undefined ? (
              value
            ) : (
              <span className="inline-flex flex-wrap items-center justify-end gap-x-1.5">
                <span className="text-muted">
                  <UntrustedText>{before}</UntrustedText>
                </span>
                <ArrowRight aria-hidden="true" className="size-3.5 shrink-0 text-subtle" />
                <VisuallyHidden>becomes</VisuallyHidden>
                <UntrustedText>{value}</UntrustedText>
              </span>
            ),
        }))}
      />
    </Card>
  )
}

function Mono({ children }: { children: string }) {
  return <span className="wrap-anywhere font-mono text-[0.8125rem]">{children}</span>
}
