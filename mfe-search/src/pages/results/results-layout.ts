import { css } from '@emotion/react'

/** A list, and from 960 px a map beside it that stays while the list moves. */
export const resultsLayout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 70vh;

  & .list {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    align-content: start;
    width: 100%;
    max-width: 640px;
    margin-inline: auto;
    padding: 16px var(--gutter) 40px;
  }
  & .map {
    display: none;
  }
  @media (min-width: 960px) {
    &[data-kind='found'] {
      grid-template-columns: minmax(400px, 520px) minmax(0, 1fr);
    }
    & .list {
      padding-top: 24px;
    }
    & .map {
      display: grid;
      position: sticky;
      top: 0;
      height: 100vh;
      min-height: 560px;
    }
  }
`
