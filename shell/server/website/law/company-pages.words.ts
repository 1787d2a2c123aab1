import { defineWords } from '@galo/words'
import type { Sections, TextPageWords } from '../text'

/** What the company owes the public besides its customers: statements that the law of a market asks of a chain this large. */

export const MODERN_SLAVERY_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Modern slavery statement',
    title: 'Modern slavery statement',
    description: 'What Galo does so that nobody is forced to work for it, in its restaurants or for its suppliers.',
    lede: 'Nobody should be forced to work so that somebody else eats well. What we do about it, under section 54 of the Modern Slavery Act 2015.',
    state: 'Financial year 2026',
    dated: 'Approved by the board on 23 November 2026',
    inShort: [
      'Everybody in our restaurants is employed by us, with papers checked and wages paid to an account of their own.',
      'Suppliers sign what we expect, and show it.',
      'Whoever speaks up is protected.',
    ],
    sections: {
      business: {
        heading: 'Our business and what we buy',
        body: [
          'We run restaurants in the United Kingdom and Ireland. We buy chicken, vegetables, bread, drinks, packaging, cleaning and uniforms. Most of it has passed through several hands before it reaches us.',
        ],
      },
      rules: {
        heading: 'Our rules',
        body: [
          {
            list: [
              'Work is freely chosen. Nobody pays for getting a job with us, and nobody else holds their papers.',
              'Suppliers promise the same for themselves and for those they buy from, and let us look.',
              'A supplier that finds a problem and says so keeps our business while it mends it. One that hides it doesn’t.',
            ],
          },
        ],
      },
      risk: {
        heading: 'Where the risk is',
        body: [
          'Highest in seasonal picking, poultry processing, agency cleaning, and the making of uniforms and packaging outside Europe. There we ask first and most.',
        ],
      },
      checks: {
        heading: 'How we check',
        body: [
          'Before we buy, by questionnaire and by audits that others have made and share; afterwards by visits of our own where the risk is high. Agencies must be licensed by the Gangmasters and Labour Abuse Authority where the law asks for it.',
        ],
      },
      training: {
        heading: 'Who knows what to look for',
        body: ['Managers and buyers learn the signs when they start and every two years, and whom to call.'],
      },
      next: {
        heading: 'What comes next',
        body: [
          'In 2027 we publish whom we buy chicken and uniforms from, and count: suppliers looked at, problems found, problems mended.',
          ['Something you have seen? ', { speakUp: 'Tell us' }, ', without a name if you like.'],
        ],
      },
    },
  },
})

export const GENDER_PAY_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Gender pay report',
    title: 'Gender pay report',
    description: 'How Galo reports the difference between what women and men earn, and when the next figures come.',
    lede: 'The difference between what women and men earn with us, and what we do about it.',
    state: 'Figures due by 4 April 2027',
    dated: 'Snapshot of 5 April 2026',
    inShort: [
      'Everybody who does the same work at the same place has the same hourly rate.',
      'The gap of a whole company says who does which work. That is what the figures will show.',
    ],
    sections: {
      when: {
        heading: 'When the figures come',
        body: [
          'The Equality Act 2010 (Gender Pay Gap Information) Regulations 2017 ask for a picture of the pay on 5 April, within a year. Ours will stand here, and with the government’s service, by 4 April 2027.',
        ],
      },
      what: {
        heading: 'What they will hold',
        body: [
          {
            list: [
              'The mean and the median gap in hourly pay.',
              'The mean and the median gap in bonuses, and who had one.',
              'How many women and men there are in each quarter of the pay scale.',
              'The same for each of our regions, which the law does not ask for.',
            ],
          },
        ],
      },
      pay: {
        heading: 'How pay is set',
        body: [
          'By job and place, on a scale that everybody in the company can read. Nobody negotiates alone, and nobody is asked what they earned before.',
        ],
      },
    },
  },
  'en-IE': {
    state: 'Figures due by 30 November 2026',
    dated: 'Snapshot of 30 June 2026',
    sections: {
      when: {
        heading: 'When the figures come',
        body: [
          'The Gender Pay Gap Information Act 2021 asks for a picture of the pay on a day in June, within five months. Ours will stand here by 30 November 2026.',
        ],
      },
      what: {
        heading: 'What they will hold',
        body: [
          {
            list: [
              'The mean and the median gap in hourly pay: of all, of those who work part-time, and of those on temporary contracts.',
              'The mean and the median gap in bonuses, and who had a bonus or a benefit in kind.',
              'How many women and men there are in each quarter of the pay scale.',
              'Why there is a gap, in our opinion, and what we do about it.',
            ],
          },
        ],
      },
      pay: {
        heading: 'How pay is set',
        body: [
          'By job and place, on a scale that everybody in the company can read. Nobody negotiates alone, and nobody is asked what they earned before.',
        ],
      },
    },
  },
})

const INSURANCE_COVER: Sections['cover'] = {
  heading: 'What is covered',
  body: [
    {
      list: [
        'Harm to guests and passers-by in and around our restaurants.',
        'Harm by food we sold, wherever it was eaten.',
        'Harm to the people who work for us.',
      ],
    },
  ],
}
const INSURANCE_CLAIM: Sections['claim'] = {
  heading: 'If something happened to you',
  body: [
    [
      'Tell the manager, who writes it down and gives you a copy, or ',
      { contact: 'tell us' },
      '. We name the insurer and the number of the policy with the first answer, within five working days.',
    ],
  ],
}

export const INSURANCE_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Insurance details',
    title: 'Insurance details',
    description: 'What Galo is insured against, where the certificates hang, and how to make a claim.',
    lede: 'What we’re insured against, and how you find out by whom.',
    state: 'In force',
    dated: 'Cover from 1 April 2026 to 31 March 2027',
    inShort: ['Guests, food and staff are covered in every Galo.', 'You get insurer and policy number when you ask.'],
    sections: {
      cover: INSURANCE_COVER,
      where: {
        heading: 'Where it counts',
        body: [
          'In all our restaurants in the United Kingdom. The certificate that the Employers’ Liability (Compulsory Insurance) Act 1969 asks for can be read by everybody who works there.',
        ],
      },
      claim: INSURANCE_CLAIM,
    },
  },
  'en-IE': {
    sections: {
      cover: INSURANCE_COVER,
      where: {
        heading: 'Where it counts',
        body: ['In all our restaurants in Ireland. The law does not oblige us to insure; we do all the same.'],
      },
      claim: INSURANCE_CLAIM,
    },
  },
})

const TAX_RISK: Sections['risk'] = {
  heading: 'How we deal with risk',
  body: [
    'The finance director answers for tax to the board, which looks at it twice a year. Where a rule is unclear we ask the authority or somebody who knows, before we act and not after.',
  ],
}
const TAX_PLANNING: Sections['planning'] = {
  heading: 'What we think of tax planning',
  body: [
    'We take the reliefs that Parliament meant for companies like us. We do nothing whose only purpose is to pay less, have no company where we have no restaurant, and pay nobody by how little tax there is.',
  ],
}

export const TAX_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Tax strategy',
    title: 'Tax strategy',
    description: 'How Galo deals with tax: risk, planning, and what it says to the authorities.',
    lede: 'We pay tax where we light the coals.',
    state: 'Financial year 2026',
    dated: 'Approved by the board on 23 November 2026',
    inShort: ['Tax is paid where food is sold.', 'No schemes.', 'What we get wrong, we say first.'],
    sections: {
      law: {
        heading: 'Why this is here',
        body: [
          'Paragraph 19 of Schedule 19 to the Finance Act 2016 asks groups to publish how they deal with United Kingdom tax. This is ours, for the year that ends on 31 December 2026.',
        ],
      },
      risk: TAX_RISK,
      planning: TAX_PLANNING,
      appetite: {
        heading: 'How much risk we take',
        body: [
          'Little. If two readings of a rule are possible and the more careful one is likely right, we follow it.',
        ],
      },
      authority: {
        heading: 'How we work with HMRC',
        body: [
          'Openly and on time. What we got wrong we tell before we are asked, with what it costs and what we changed so that it doesn’t happen again.',
        ],
      },
    },
  },
  'en-IE': {
    sections: {
      law: {
        heading: 'Why this is here',
        body: [
          'Irish law does not ask us to publish it. It is the same strategy as in the United Kingdom, and people who eat here may read it too. It is for the year that ends on 31 December 2026.',
        ],
      },
      risk: TAX_RISK,
      planning: {
        ...TAX_PLANNING,
        body: [
          'We take the reliefs that the Oireachtas meant for companies like us. We do nothing whose only purpose is to pay less, have no company where we have no restaurant, and pay nobody by how little tax there is.',
        ],
      },
      authority: {
        heading: 'How we work with Revenue',
        body: [
          'Openly and on time. What we got wrong we tell before we are asked, with what it costs and what we changed so that it doesn’t happen again.',
        ],
      },
    },
  },
})

const STAKEHOLDERS: Sections = {
  people: {
    heading: 'People who work here',
    body: [
      'Each restaurant chooses somebody who meets the board twice a year. Tips given in a restaurant go to those who work there, all of them, and how they are shared hangs on the wall.',
    ],
  },
  guests: {
    heading: 'Guests',
    body: [
      [
        'What you tell us by ',
        { contact: 'letter, telephone or e-mail' },
        ' is read by people and counted by subject. The board sees the list every month, the worst first.',
      ],
    ],
  },
  suppliers: {
    heading: 'Suppliers and growers',
    body: ['We pay within 30 days, and talk about next year’s quantities before the seed is in the ground.'],
  },
  neighbours: {
    heading: 'Neighbours',
    body: [
      [
        'Smoke, noise, litter and late hours are a manager’s business first. Surplus food is given away the same evening where somebody can fetch it. ',
        { sustainable: 'More about that' },
        '.',
      ],
    ],
  },
  decisions: {
    heading: 'How it changed what we did',
    body: [
      'Longer opening was dropped where neighbours minded it, and a drive-through was not built. Both would have paid.',
    ],
  },
}

export const STAKEHOLDERS_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Stakeholder engagement',
    title: 'Stakeholder engagement',
    description: 'Whom Galo’s board listens to besides its owners, and what came of it.',
    lede: 'Whom the board listens to besides our owners, and what came of it. The statement that section 172(1) of the Companies Act 2006 asks for.',
    state: 'Financial year 2026',
    dated: 'Approved by the board on 23 November 2026',
    inShort: [
      'People who work here sit with the board twice a year.',
      'What guests complain about is on its table every month.',
    ],
    sections: STAKEHOLDERS,
  },
  'en-IE': {
    lede: 'Whom the board listens to besides our owners, and what came of it. Written for the whole group, Ireland included.',
  },
})

/** Shown in Ireland alone (A04). */
export const WHISTLEBLOWING_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Whistleblowing',
    title: 'Telling what is wrong',
    description: 'How people who work with Galo in Ireland tell what is wrong, and how the law protects them.',
    lede: 'If you work for us or with us and see something wrong, you can tell it here, under the Protected Disclosures Act 2014.',
    state: 'In force',
    dated: 'Since 23 November 2026',
    inShort: [
      'You hear from us within seven days, and what we did within three months.',
      'Nobody may punish you for it.',
      'You needn’t be certain, and you needn’t give your name.',
    ],
    sections: {
      who: {
        heading: 'Who can speak up',
        body: [
          'Everybody who learns of it by work: employees, agency staff, trainees, volunteers, suppliers, shareholders, people who applied for a job and people who left.',
        ],
      },
      what: {
        heading: 'What about',
        body: [
          {
            list: [
              'A crime, or a duty that the law lays on us and that we don’t do.',
              'Food or work that puts somebody in danger.',
              'Harm to the environment.',
              'Money that is not used for what it is for.',
              'Anybody who hides one of these.',
            ],
          },
          [
            'What concerns you alone, a shift or a quarrel, goes to your manager. Something wrong with a meal goes ',
            { contact: 'to us as always' },
            '.',
          ],
        ],
      },
      how: {
        heading: 'How',
        body: [
          [
            { speakUp: 'Write to the designated person' },
            ', or ask there for a talk. Only they and who helps them learn who you are.',
          ],
          {
            list: [
              'Within 7 days you have word that it came.',
              'It is looked into by somebody who has no part in it.',
              'Within 3 months you hear what was done, and every 3 months after that if you ask in writing.',
            ],
          },
        ],
      },
      outside: {
        heading: 'Outside the company',
        body: [
          [
            'You may go to a prescribed person instead: about food to the ',
            { foodAuthority: 'Food Safety Authority of Ireland' },
            ', about safety at work to the Health and Safety Authority, about data to the ',
            { privacyAuthority: 'Data Protection Commission' },
            '. If you don’t know to whom, the Protected Disclosures Commissioner passes it on.',
          ],
        ],
      },
      protection: {
        heading: 'How you are protected',
        body: [
          'Dismissal, a worse shift, a bad reference or any other punishment for it is against the law, and the Workplace Relations Commission or the Circuit Court can put it right. It holds if you believed with reason that it was true, even if it was not.',
        ],
      },
    },
  },
})
