import { useState } from 'react'
import { DeployForm, StartOverButton } from '#features/deploy'
import { PageHeader } from '#shared/ui/PageHeader.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** Where a collection is made. */
export function DeployPage() {
  const [formNumber, setFormNumber] = useState(1)
  return (
    <>
      <PageTitle>Deploy a collection</PageTitle>
      <PageHeader
        title="Deploy a collection"
        description="You see what it costs before you sign."
        actions={<StartOverButton onStartOver={() => setFormNumber((before) => before + 1)} />}
      />
      {/* A new form has nothing that was left or sent, and so shows no errors. */}
      <DeployForm key={formNumber} />
    </>
  )
}
