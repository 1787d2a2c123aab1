import { css } from '@galo/css'

/**
 * A list, and from 768 px a map beside it that stays while the list moves. The list begins where the header does, however wide the window.
 * A narrower window shows one of the two: the map when its address says so (`#map`), which works before any script.
 */
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
  @media (max-width: 767.98px) {
    &[data-kind='found'] > .list {
      grid-area: 1 / 1;
      padding-bottom: 104px;
    }
    &:has(> .map:target) > .list {
      display: none;
    }
    & .map:target {
      grid-area: 2 / 1;
      display: grid;
      height: clamp(480px, 100dvh - 64px, 760px);
      scroll-margin-top: 64px;
    }
    /* The switch between the two stands below it. */
    & .map .map-dock {
      bottom: calc(80px + var(--foot, 0px));
      margin-bottom: 80px;
    }
  }
  @media (min-width: 768px) {
    &[data-kind='found'] {
      grid-template-columns: max(0px, (100% - var(--page)) / 2) minmax(384px, min(520px, 50%)) minmax(0, 1fr);
    }
    &[data-kind='found'] .list {
      grid-column: 2;
    }
    & .list {
      padding-top: 24px;
    }
    & .map {
      grid-column: 3;
      display: grid;
      background: #e7ecf9;
      position: sticky;
      top: 0;
      height: 100vh;
      min-height: 560px;
    }
  }
`
