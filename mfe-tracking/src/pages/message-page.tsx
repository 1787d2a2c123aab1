import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { Page } from '@galo/ui'

const spaced = css`
  padding-block: 24px 56px;
`

/** A page that has one thing to say. */
export const MessagePage = ({ children }: { readonly children: ReactNode }) => <Page css={spaced}>{children}</Page>
