import { defineWords } from '@galo/words'
import type { TextPageWords } from '../text'

/** What the site keeps in a browser; each name is one that the code sets. */
export const COOKIES_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Cookies',
    title: 'Cookies',
    description:
      'Every cookie Galo sets, what it is for and how long it stays, and what else your browser keeps for us.',
    lede: 'What this site leaves in your browser, by name, and how long it stays.',
    state: 'In force',
    dated: 'Since 23 November 2026',
    inShort: [
      'What is here keeps your order together. Without it you could not order.',
      'Nothing follows you to other sites.',
      'Nothing counts or records your visits, unless you say it may.',
    ],
    sections: {
      needed: {
        heading: 'What ordering needs',
        body: [
          'The law lets a site set without asking what it needs to give you what you came for. That is all there is here.',
          {
            table: {
              caption: 'Cookies',
              columns: ['Name', 'What it does', 'How long'],
              rows: [
                [
                  'galo_guest, or __Host-galo_guest',
                  'Lets you see your own order again when you order without an account. No script can read it.',
                  '30 days after your last visit',
                ],
                [
                  'galo_orders, or __Secure-galo_orders',
                  'Shows you the order that a link in our letter led to. Set by such a link, not before. No script can read it.',
                  '30 days',
                ],
                [
                  'galo_live_…, or __Secure-galo_live_…',
                  'Lets the page of an order hear at once when it moves on. Nothing about you is in it, and no script can read it.',
                  'A quarter of an hour',
                ],
                [
                  'galo_consent_uk or …_ie',
                  'Remembers what you decide below, so that we needn’t ask. Set when you decide.',
                  '180 days',
                ],
                [
                  'galo_session_uk or …_ie',
                  'Keeps you signed in, once you have signed in. Sealed; no script can read it.',
                  'Until you close the browser; 14 days if you asked us to remember you',
                ],
                [
                  'galo_signin_uk_… or …_ie_…',
                  'Knows in the browser where you began to sign in that it was you who began.',
                  'Half an hour',
                ],
                [
                  'galo_idp, galo_idp.sig, galo_idp_…',
                  'Of the page where you sign in: who signs in there, on which site, and that this browser has done so before. No script can read them.',
                  '14 days after you signed in; galo_idp_device a year',
                ],
                [
                  'galo_csrf_uk or …_ie, galo_signed_in_uk or …_ie',
                  'Keep others from signing you in or out, and tell the page whether to ask who you are. Nothing about you is in them.',
                  'As long as the one above',
                ],
                [
                  'galo_device',
                  'Tells the payment’s fraud check that it is the same browser. Set when you pay, not before.',
                  'A year',
                ],
                [
                  'galo_visit, or __Host-galo_visit',
                  'While a new version of a part of this site is tried with some visitors: a random number, so that all your pages fit together. Nothing about you is in it, and no script can read it.',
                  'Until you close the browser',
                ],
                [
                  'galo_ff',
                  'Keeps what a link switched for you alone, which a line above the page says. Set by such a link, not before.',
                  '30 days, or until you switch it back',
                ],
              ],
            },
          },
        ],
      },
      choose: {
        heading: 'What you decide',
        body: [
          'Counting visits, comparing versions and recording pages help us and not you, so they wait for your yes. No is as good an answer: everything works the same.',
          {
            table: {
              caption: 'Cookies, after your yes to counting and not before',
              columns: ['Name', 'What it does', 'How long'],
              rows: [
                [
                  'galo_visitor_uk or …_ie',
                  'A number, by which you see the same version of a thing each time. Nothing about you is in it, and no script can read it.',
                  '400 days, or until you take the yes back',
                ],
                [
                  'galo_ab_uk or …_ie',
                  'Which version that is, while two are compared. No script can read it.',
                  '30 days, or until you take the yes back',
                ],
              ],
            },
          },
          'Your answer is good for this market’s site and for 180 days, and you can change it here whenever you like. What you said and when is kept as proof, under a number that only your browser knows.',
        ],
      },
      storage: {
        heading: 'What else your browser keeps',
        body: [
          'Not cookies, since they are never sent to us by themselves, but under the same law.',
          {
            table: {
              caption: 'Storage of this site',
              columns: ['Name', 'What it does', 'How long'],
              rows: [
                [
                  'galo.state.…',
                  'What you have typed and chosen, so that a reload loses nothing',
                  'Until you close the tab',
                ],
                [
                  'galo.state.basket, galo.state.payment, galo.state.submittedOrder',
                  'Your basket, a payment under way and the order it became: what must survive a closed browser',
                  'Until the order is made, or you empty your browser',
                ],
                [
                  'galo.state.purchase, galo.state.recordedBrowser',
                  'Which purchase this is, so that our own records count it once; and, after your yes to recording, the number of the recording',
                  'Until you empty your browser, or take the yes back',
                ],
                [
                  'galo.person, galo.session, galo.signed-out',
                  'Tell your other tabs that somebody has signed in or out: a number, and nothing about you',
                  'Until you empty your browser',
                ],
                [
                  'galo.redirects, galo.reloaded-for, galo.silent-tried',
                  'What has been tried for you already, so that nobody is sent round in circles',
                  'Until you close the tab',
                ],
                ['galo.scroll.…', 'How far down a page you were', 'Until you close the tab'],
              ],
            },
          },
        ],
      },
      others: {
        heading: 'What others set',
        body: [
          'On the page where you pay, the fields for your card belong to the payment provider and may set cookies of its own against fraud. Nobody else has a place on our pages.',
        ],
      },
      away: {
        heading: 'How to get rid of it',
        body: [
          [
            'Your browser’s settings delete all of it for this site. An order that is under way stays an order; without the cookie you find it by the link in your history, or ',
            { contact: 'ask us' },
            '.',
          ],
        ],
      },
    },
  },
})
