// What is on the boards of Seoul Passage: questions of its guests, things good to know and letters from
// guests.
import type { BoardPosts } from './demo-post.ts'

export const seoulPassagePosts: BoardPosts = {
  QNA: [
    {
      days_ago: 0,
      reg_name: 'Hannah Lindqvist',
      title: 'Is the Gwangjang Market evening all right for a picky teenager?',
      contents:
        '<p>My son is fourteen and suspicious of anything with tentacles. He likes dumplings and pancakes. Would he go hungry?</p>',
    },
    {
      days_ago: 1,
      reg_name: 'Oliver Penhaligon',
      title: 'Can we store two bicycles during the 8-day tour?',
      contents:
        '<p>We arrive straight from cycling the four rivers path and have two bikes in bags. Is there somewhere in Seoul to leave them until we come back from Busan?</p>',
    },
    {
      days_ago: 3,
      reg_name: 'Priya Raghunathan',
      title: 'Strict vegetarian at the temple and elsewhere',
      contents:
        '<p>I eat no meat, fish or egg, and my husband also avoids onion and garlic. The temple stay looks easy, but what about the train days on Slow Korea?</p>',
      answer: {
        days_ago: 2,
        contents:
          '<p>Thank you for telling us so clearly, Priya. Temple kitchens cook without onion and garlic by tradition, so those two days will be the easiest of all.</p><p>On train days we order lunch boxes from a temple-food kitchen in Seoul and carry them along. For dinner all kitchens but two have already said yes. In <strong>Jeonju and Yeosu</strong> the choice is rice, tofu and vegetables without the usual sauce, which is plain but fresh. You will each get a card in Korean that spells it all out.</p>',
      },
    },
    {
      days_ago: 8,
      reg_name: 'Marcus Feldman',
      title: 'DMZ tour: my passport is at an embassy for a visa',
      private_yn: 'Y',
      password: 'naru1234',
      contents:
        '<p>I booked the DMZ for next week, but my passport is with the Chinese embassy until Friday. I have a US driving licence and a certified copy. Booking under Marcus Feldman, two people. Can we swap to another date?</p>',
      answer: {
        days_ago: 7,
        contents:
          '<p>Hello Marcus, a copy will not get you past the checkpoint, I am afraid, not even a certified one. We have moved you both to the following Tuesday at no charge; there are six seats free. If Tuesday does not suit you, answer here or on WhatsApp by Thursday and you will have a full refund instead.</p>',
      },
    },
    {
      days_ago: 14,
      reg_name: 'Grace Okonjo',
      title: 'How many stairs on the Gamcheon walk in Busan?',
      contents:
        '<p>My mother is 71 and fit, but her knee complains on the way down. She can manage perhaps a hundred steps with a handrail.</p>',
      answer: {
        days_ago: 13,
        contents:
          '<p>Our usual route goes down 148 steps and not all of them have a rail, so we would not ask that of her. There is a gentler way along the upper road, with benches and the same view, and a small bus from the far end.</p><ul><li>One guide takes the stairs with the group.</li><li>Another walks the upper road with your mother; it is about 1.2 km, almost flat.</li></ul><p>You meet again for coffee. Just write “upper road” in the request box when you book.</p>',
      },
    },
    {
      days_ago: 22,
      reg_name: 'Thomas Vanderberg',
      title: 'Card declined three times',
      contents:
        '<p>I tried two Belgian cards. The page says the payment was not approved, and I worry that I have been charged three times.</p>',
      answer: {
        days_ago: 21,
        contents:
          '<p>You have not been charged, Thomas; a declined payment never reaches us. What you may see for a day or two is a reservation by your bank, which drops off by itself. Many European banks want you to confirm in their app, so try once more with your phone at hand. We have <strong>put your two seats aside until tomorrow evening</strong>. If it fails again, write to us and we will arrange a transfer.</p>',
      },
    },
    {
      days_ago: 31,
      reg_name: 'Emily Castellano',
      title: 'Single supplement for one traveller?',
      contents:
        '<p>I am travelling alone and like my own room. The price for First Korea, 8 days, seems to be per person sharing. What would I pay extra?</p>',
      answer: {
        days_ago: 30,
        contents:
          '<p>The extra for a room of your own depends on the date, because the hanok in Andong only has four rooms. Choose your departure and look under options; the amount shown there is all of it. If you would rather share, tell us and we look for another woman on the same date. About one in three finds a roommate that way, and we refund the difference.</p>',
      },
    },
    {
      days_ago: 45,
      reg_name: 'James Whitfield',
      title: 'Halal options on the KTX trip to Busan',
      contents:
        '<p>We are four friends, two of us Muslim. We are happy with seafood and vegetarian food. Is there somewhere to pray on Friday?</p>',
      answer: {
        days_ago: 44,
        contents:
          '<p>Busan is kind to you: both dinners are fish, and the cook fries in a separate pan with vegetable oil when asked. The second lunch is at a certified halal kitchen near the mosque in Geumjeong-gu. On a Friday we can move the hillside walk to three o’clock, so that there is <strong>time for prayer at one</strong>. The other two may come along or have coffee next door.</p>',
      },
    },
    {
      days_ago: 58,
      reg_name: 'Sofia Marchetti',
      title: 'Is the hanok in Seochon warm enough in winter?',
      contents:
        '<p>I have read that the floor is heated but the walls are paper. My daughter is three and kicks off her blanket.</p>',
      answer: {
        days_ago: 57,
        contents:
          '<p>The floor is the warmest thing in the house, and that is where you sleep, so most families end up opening a window. The doors have a second layer of glass behind the paper. The bathroom is small and takes ten minutes to warm; switch on the little heater before you shower. We will bring a sleeping bag with legs for your daughter. It is very popular with parents.</p>',
      },
    },
    {
      days_ago: 76,
      reg_name: 'Daniel Abernathy',
      title: 'Refund after the storm cancellation',
      private_yn: 'Y',
      password: 'naru1234',
      contents:
        '<p>Our Jeju East tour was called off because of the storm warning. Your message promised a full refund, but my statement shows only one of the two payments coming back. Booking name Daniel Abernathy, three adults.</p>',
      answer: {
        days_ago: 75,
        contents:
          '<p>Hello Daniel, you are right and we are sorry. The extra room was paid separately and only the first payment was cancelled on the day. We cancelled the second this morning; your bank needs three to five working days. Thank you for pointing it out so patiently. We have added a step to our own list so that it does not happen to the next guest.</p>',
      },
    },
    {
      days_ago: 101,
      reg_name: 'Nicole Brandt',
      title: 'Do you offer the hanbok day in larger sizes?',
      contents:
        '<p>I wear a European 50 and have been turned away by rental shops before. I would rather know in advance than be embarrassed on the day.</p>',
      answer: {
        days_ago: 100,
        contents:
          '<p>Nobody will be embarrassed. The shop we use cuts its skirts with a wrap, which fits up to a European 54, and the jackets come in men’s and women’s cuts up to that size too. Send us your height and chest measurement, privately if you prefer, and <strong>three colours will hang ready</strong> in your size. For men up to 195 cm we have trousers as well.</p>',
      },
    },
    {
      days_ago: 137,
      reg_name: 'Peter Lindholm',
      title: 'Airport to meeting point with an early flight',
      contents:
        '<p>We land at Incheon at 5.40 in the morning and your Suwon tour begins at one. Is it realistic to come straight from the airport with luggage?</p>',
      answer: {
        days_ago: 136,
        contents:
          '<p>Quite realistic. The train takes about an hour to Seoul Station, where lockers are large enough for suitcases before ten; later they fill up. You may also leave bags at our office from nine o’clock, and there is a sofa and a kettle. The meeting point is twenty minutes from here by subway. Eat something first: dinner on that tour is ribs, and it is worth being hungry at six rather than at two.</p>',
      },
    },
  ],
  'good-to-know': [
    {
      days_ago: 6,
      title: 'One card for every bus and subway',
      contents:
        '<p>Buy a transit card at any convenience store, put 20,000 won on it and stop thinking about tickets. It works in Seoul, Busan, Jeju and nearly everywhere between.</p><ul><li>Tap when you get on <strong>and when you get off</strong>, even on the bus. That is how transfers become free.</li><li>Top up with cash at the machines in subway stations. Most do not take foreign cards.</li><li>Children pay less, but the card must be registered with their birthday at the shop; bring the passport.</li></ul><p>Whatever is left at the end can be paid out at a convenience store, less a small fee. Or give it to your guide for the next guest who arrives without one.</p>',
    },
    {
      days_ago: 17,
      title: 'Why your usual map does not give directions',
      contents:
        '<p>The map on your phone will show you where you are, but in Korea it often will not tell you how to walk there. Install one of the <strong>Korean map apps</strong> before you fly; they have an English mode.</p><ul><li>Search by phone number. It is the surest way to find a small restaurant.</li><li>Subway exits are numbered, and people give directions by them: “exit 3, two minutes straight on”.</li><li>Save your lodging in Korean letters to show to a taxi driver.</li></ul><p>Lost anyway? Send us a photo of the nearest shop sign on WhatsApp. We enjoy the puzzle.</p>',
    },
    {
      days_ago: 28,
      title: 'How to eat at a market stall',
      contents:
        '<p>It looks chaotic and is perfectly simple.</p><ol><li>Sit where there is room. Sharing a bench with strangers is normal.</li><li>Point, hold up fingers for how many, and smile. Prices are usually on the board.</li><li>Side dishes are free; ask for more with “<em>deo juseyo</em>”.</li><li>Pay when you leave, in cash if you have it.</li></ol><p>Scissors are for cutting, the water jug is for everyone, and tissues hide in the drawer under the table. If something is spicier than you hoped, reach for rice or radish rather than water. And it is <strong>no insult to leave food</strong>; it means they fed you well.</p>',
    },
    {
      days_ago: 42,
      title: 'Shoes off, and other thresholds',
      contents:
        '<p>If there is a step up and a row of shoes, take yours off. That goes for hanok, temples, many restaurants and every home.</p><ul><li>Socks without holes are worth packing. So are shoes without long laces.</li><li>In a temple, use the side door of the main hall; the middle one is for monks.</li><li>Step <strong>over</strong> a wooden threshold, never on it.</li><li>Hand over money, cards and glasses with two hands, or with one hand touching the other arm.</li></ul><p>Nobody expects you to get it all right. The attempt is noticed, and usually rewarded with another cup of tea.</p>',
    },
    {
      days_ago: 61,
      title: 'Pharmacies, clinics and the number 119',
      contents:
        '<p>A green cross and the letter 약 mean a pharmacy. Staff in central Seoul often speak some English, and many open until nine in the evening.</p><ul><li>For a cold or an upset stomach, describe it; you will be given two or three days’ worth.</li><li>A visit to a neighbourhood clinic takes half an hour and rarely costs more than 40,000 won without insurance. Keep the receipt for yours.</li><li>In an emergency dial <strong>119</strong>. Interpreters can be added to the call.</li><li>The travel helpline 1330 answers in English day and night.</li></ul><p>On tour, call us first. Someone will come along to the doctor and translate.</p>',
    },
    {
      days_ago: 83,
      title: 'What to pack for each season',
      contents:
        '<p>Korea has four seasons and means every one of them.</p><ul><li><strong>Spring:</strong> layers, and a mask for days of yellow dust.</li><li><strong>Summer:</strong> the lightest things you own, a fan, and a thin jacket for air conditioning.</li><li><strong>Autumn:</strong> almost anything; evenings cool down quickly from October.</li><li><strong>Winter:</strong> a proper coat, gloves and lip balm. It is dry and windy, rarely below minus ten in Seoul.</li></ul><p>Laundry is easy: most lodgings have a machine, and coin laundries are open all night. So pack for five days, even if you stay for twelve.</p>',
    },
    {
      days_ago: 107,
      title: 'Ten words that open doors',
      contents:
        '<p>You can travel through Korea with English and gestures. With these ten, people will beam at you.</p><ul><li><em>Annyeonghaseyo</em>: hello</li><li><em>Gamsahamnida</em>: thank you</li><li><em>Juseyo</em>: please give me, after anything you point at</li><li><em>Eolmayeyo?</em>: how much?</li><li><em>Hwajangsil</em>: washroom</li><li><em>Mul</em>: water</li><li><em>An maewoyo?</em>: not spicy?</li><li><em>Masisseoyo</em>: it is delicious</li><li><em>Gwaenchanayo</em>: it is fine, no thank you</li><li><em>Yeogiyo!</em>: over here, to call a waiter</li></ul><p>The last one feels rude to shout. It is not. <strong>Waiting politely</strong> is what confuses everybody.</p>',
    },
    {
      days_ago: 149,
      title: 'Tax refund in three minutes',
      contents:
        '<p>Shops with a tax-free sign give back part of the price to visitors who stay less than six months.</p><ol><li>Show your <strong>passport</strong> at the till. Many shops take the tax off at once.</li><li>If not, they hand you a slip. Keep it with the goods, unused.</li><li>At the airport, scan passport and slips at a refund machine before you check in your bags.</li><li>Collect cash or a card credit after security.</li></ol><p>Queues are longest from seven to nine in the morning. Small markets and food stalls do not take part, and hotel bills follow rules of their own.</p>',
    },
  ],
  letters: [
    {
      days_ago: 12,
      reg_name: 'Margaret Hollis',
      title: 'From Cornwall, with a photograph of a persimmon',
      contents:
        '<p>Dear Serin and everyone,</p><p>You will remember the old gentleman in Andong who gave my husband a persimmon and refused to be paid. We planted the seeds. One has come up, in a yoghurt pot on a windowsill in Cornwall, and is now four inches tall.</p><p>I know that it may never fruit in this drizzle. But each morning my husband turns it a little towards the light, and says “<em>annyeong</em>” to it, and I think that is harvest enough. Please tell the gentleman, if your path goes by his gate.</p>',
    },
    {
      days_ago: 35,
      reg_name: 'Andre Baptiste',
      title: 'What the monk said',
      contents:
        '<p>I came to the temple stay for the photographs, I admit. At four in the morning I was not thinking of photographs but of my bed.</p><p>Afterwards, over tea, I asked the monk how long it takes to stop being distracted. He thought about it and said, through our guide: “I have been here nineteen years. Ask me later.”</p><p>I have told that story at three dinners since. Each time somebody laughs, and then goes quiet. Thank you for getting us up, for the <strong>extra blanket</strong>, and for not explaining everything.</p>',
    },
    {
      days_ago: 64,
      reg_name: 'Yuki and Ben Tanaka-Shaw',
      title: 'Our daughter now bows to the cat',
      contents:
        '<p>We did the palace day in hanbok with a four-year-old, which my sister called brave. Your guide, bless her, knew exactly when to stop talking about kings and start looking for stone animals on the roof.</p><ul><li>Animals found: eleven</li><li>Tantrums: one, cured by a rice puff</li><li>Bows practised: uncountable</li></ul><p>She bows to the postman now, and to the cat, who does not return it. We have hung her drawing of the throne room in the kitchen. The king has tentacles; we think that is from the market.</p>',
    },
    {
      days_ago: 96,
      reg_name: 'Eleanor Voss',
      title: 'A short note about a long train',
      contents:
        '<p>I booked Slow Korea a year after my husband died. It was the first journey I made alone in forty-one years, and I nearly did not get on the aeroplane.</p><p>Nothing dramatic happened. Somebody always saved me the window. In Suncheon it rained, and all nine of us sat under a tin roof drinking tea until it stopped, and nobody looked at a watch.</p><p>I only wanted to say that I slept well on the seventh night, for the first time in a while. It was the <strong>hotel by the bay, with the loud frogs</strong>.</p>',
    },
    {
      days_ago: 121,
      title: 'To Rafael: lunch is now an hour and a quarter',
      contents:
        '<p>Dear Rafael,</p><p>We read your letter aloud at our Monday meeting. You are right on both counts.</p><ul><li>Lunch in Paju is now <strong>75 minutes</strong>. We leave Seoul a quarter of an hour earlier to make room for it.</li><li>Your guide has asked her grandfather. He would like the story told after the observatory too, and he added a sentence to it.</li></ul><p>Should you ever come back, the first coffee is on him. He is ninety-three and prefers it with a great deal of sugar.</p><p>With thanks, all of us at Seoul Passage</p>',
    },
    {
      days_ago: 128,
      reg_name: 'Rafael Monteiro',
      title: 'One complaint and one proposal',
      contents:
        '<p>The complaint first: your DMZ day needs a longer lunch. Forty minutes is not enough after a morning like that. We wanted to sit and talk about what we had seen, and the bus was already warming up.</p><p>The proposal: let the guide tell the story about her grandfather <em>after</em> the observatory, not before it. You look through the binoculars quite differently when you know it.</p><p>Otherwise it was the best day of our trip, and I say that as somebody who also went to see the sea and ate very well in Busan.</p>',
    },
    {
      days_ago: 171,
      reg_name: 'Ingrid Solberg',
      title: 'Recipe report from Bergen',
      contents:
        '<p>You made us promise to cook within a month of the cooking day, before our hands forget. Here is the honest report.</p><ol><li>Kimchi pancake: perfect. My sons ate seven.</li><li>Seasoned spinach: perfect, once I found sesame oil that does not taste of cardboard.</li><li>Soybean stew: the neighbours rang to ask whether something had died. We liked it.</li></ol><p>I could not get perilla leaves and used mint, for which I apologise. The <strong>vegan</strong> among us says it was still the best evening of the year. Next we shall try the stew with the windows closed.</p>',
    },
  ],
}
