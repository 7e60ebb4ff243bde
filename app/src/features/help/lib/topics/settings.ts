import type { HelpTopic } from '../helpTopic.ts'

export const SETTINGS: HelpTopic = {
  title: 'Settings',
  answers: [
    {
      question: 'Which network should I choose?',
      answer:
        'A test network to try things, where money is free. Solana or Eclipse for the real drop. A collection exists on one network only.',
    },
    {
      question: 'What is a priority fee?',
      answer:
        'What you offer on top of the network fee so that transactions are taken sooner. It matters while many others send. The cap keeps it from growing without limit.',
    },
    {
      question: 'When do I need a custom RPC?',
      answer:
        'When the public one is slow or limits you. Providers give you a URL of your own. It sees your wallet and everything you do, so use one that you trust.',
    },
    {
      question: 'Are settings shared with my team?',
      answer: 'No. They are stored in this browser, and apply to it alone.',
    },
  ],
}
