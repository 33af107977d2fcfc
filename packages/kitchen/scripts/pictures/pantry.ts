/** Jars, bottles, drinks and finished dishes. How they are written: strokes.ts. */
export const pantry = {
  can: `
    main M5 7h22v19q0 4-11 4T5 26z
    steel @16,7,11,4
    second @16,18,6
    shine2 M8 13v12`,
  soda: `
    main M7 7h18v20q-1 3-9 3t-9-3z
    steel M9 3h14l2 4q-9 3-18 0z
    second M7.6 14l16.8-4v8L7.6 22z
    shine M10 11v15`,
  jar: `
    main M8 9h16c3 3 3 4 3 7v11q0 3-3 3H8q-3 0-3-3V16c0-3 0-4 3-7z
    part M7 3h18v6H7z
    paper M9 16h14v8H9z
    main @16,20,2.5`,
  openjar: `
    main M8 9h16c3 3 3 4 3 7v11q0 3-3 3H8q-3 0-3-3V16c0-3 0-4 3-7z
    steel M7 3h18v6H7z
    second @11,16,3@19,15,3@14,22,3@22,22,3@10,26.5,2.4@18,27,2.4
    shine2 M7.5 15v9`,
  honey: `
    main M9 10h14c5 3 6 7 6 11 0 6-3 9-7 9H10c-4 0-7-3-7-9 0-4 1-8 6-11z
    part M8 4h16v6H8z
    second M9 18h14v7H9z
    shine2 M6 20q0-4 2-6`,
  squeeze: `
    main M10 11h12c3 2 4 4 4 8v8q0 3-3 3H9q-3 0-3-3v-8c0-4 1-6 4-8z
    part M12 6h8l2 5H10zM15 1h2l1 5h-4z
    paper M10 17h12v8H10z
    main @16,21,2.5`,
  bottle: `
    main M13 7h6v5c4 2 5 5 5 8v8q0 2-2 2H10q-2 0-2-2v-8c0-3 1-6 5-8z
    part M12 2h8v5h-8z
    paper M8 19h16v7H8z
    main @16,22.5,2.2`,
  oil: `
    part M13 1h6v3h-6z
    main M13 4h6v6c5 3 5 6 5 9v9q0 2-2 2H10q-2 0-2-2v-9c0-3 0-6 5-9z
    second M16 15c4 5 4 6 4 7 0 5-8 5-8 0 0-1 0-2 4-7z
    shine M10.5 19v7`,
  wine: `
    part M13 1h6v6h-6z
    main M13 6h6v6c4 2 5 4 5 7v9q0 2-2 2H10q-2 0-2-2v-9c0-3 1-5 5-7z
    second M8.7 18h14.6v8H8.7z
    line1 M12 21h8M13 23.5h6`,
  spirit: `
    part M12 1h8v5h-8z
    main M13 6h6v4q7 0 7 5v13q0 2-2 2H8q-2 0-2-2V15q0-5 7-5z
    paper M10 17h12v8H10z
    line M12 20h8M13 22.5h6`,
  spice: `
    steel M8 2h16v7H8z
    paper M8 9h16v18q0 3-3 3H11q-3 0-3-3z
    main M8 14h16v13q0 3-3 3H11q-3 0-3-3z
    second @13,19,1.3@19,18,1.3@16,23,1.3@12,26,1.3@20,25,1.3
    shine2 M11 16v10`,
  shaker: `
    paper M10 12h12l4 15q0 3-3 3H9q-3 0-3-3z
    steel M9 12c0-6 3-9 7-9s7 3 7 9z
    dark2 M13 8v.1M16 6v.1M19 8v.1
    main M9 20h14l2 7q0 2-2 2H9q-2 0-2-2z`,
  corns: `
    main @9,9,4@20,7,4@26,16,4@15,16,4@6,20,4@21,25,4@12,27,3.7
    line1.2 M8 8l2 1M19 6l2 1M14 15l2 1M5 19l2 1M20 24l2 1M25 15l2 1`,
  sticks: `
    main M3 22L21 4q4-2 5 2L8 25q-5 2-5-3zM9 27L25 11q4-2 5 2L14 30q-5 1-5-3z
    second @5.5,23.5,1.8@11.5,28.2,1.6
    line1.2 M9 19L22 7M15 25l12-11`,
  anise: `
    main M16 16c-4-4-4-9 0-14 4 5 4 10 0 14zM16 16c-4 4-4 9 0 14 4-5 4-10 0-14zM16 16c-4-4-9-4-14 0 5 4 10 4 14 0zM16 16c4-4 9-4 14 0-5 4-10 4-14 0zM16 16c-6 0-9-3-10-10 7 1 10 4 10 10zM16 16c6 0 9-3 10-10-7 1-10 4-10 10zM16 16c-6 0-9 3-10 10 7-1 10-4 10-10zM16 16c6 0 9 3 10 10-7-1-10-4-10-10z
    second @16,8,1.4@16,24,1.4@8,16,1.4@24,16,1.4@10,10,1.3@22,10,1.3@10,22,1.3@22,22,1.3`,
  vanilla: `
    thread3 M5 29C14 24 22 14 25 3M10 30C18 25 25 17 29 8
    main M9 8c-4-3-3-7 0-7s4 4 1 7c4-3 7-1 7 2s-5 4-8 0c3 4 0 7-3 6s-2-6 2-7c-4 1-7-1-6-4s6-2 7 3z`,
  leaf: `
    main M3 29C1 14 10 4 28 3c2 14-6 25-22 23z
    line1.5 M3 29C8 20 14 14 23 8M9 21l-1-8M14 16l-1-7M11 20l8 1M16 15l8-1`,
  cloves: `
    main M8 3l4 1-1 3 3 1-1 3-3-1-6 14-2-1L7 9 5 7l2-2zM24 7l3 2-2 3 2 2-2 2-2-1-9 13-2-2 9-13-2-2 2-2z
    second @9,5,2@25,9.5,2`,
  tube: `
    main M6 2h20l-4 21H10z
    part M11 23h10v7H11z
    paper M9 8h14l-1.5 8h-11z
    main @16,12,2.3
    line M6 4.5h20`,
  cube: `
    main M3 9l9-4 9 4v10l-9 5-9-5zM15 19l7-3 8 3v8l-8 4-7-4z
    line M3 9l9 5 9-5M12 14v10M15 19l7 4 8-4M22 23v8`,
  soup: `
    dark1.6 M11 8q-2-3 0-6M16 8q-2-3 0-6M21 8q-2-3 0-6
    part M1 14h30c0 8-5 12-9 15H10C6 26 1 22 1 14z
    main @16,14,14.5,5
    second @11,13.5,1.8,1.2@17,15,1.8,1.2@21,13,1.8,1.2`,
  sachet: `
    main M6 3h20v26H6z
    part M6 9h20v14H6z
    line M6 6h20M6 26h20
    main @16,16,4`,
  cubes: `
    main M3 18h11v11H3zM17 18h11v11H17zM10 6h11v11H10z
    line1 M3 18l2-2h11M17 18l1-1M10 6l2-2h11v10l-2 3M28 18l2-2v10l-2 3`,
  bar: `
    main M6 2h20v17H6z
    line1.5 M6 7.5h20M6 13h20M12.5 2v17M19.5 2v17
    part M5 15l3 2 3-2 3 2 3-2 3 2 3-2 4 2v14H5z
    shine M8 4.5h2M14.5 4.5h2`,
  morsels: `
    main M16 4c1 4 5 6 5 9s-10 3-10 0 4-5 5-9zM8 16c1 4 5 6 5 9s-10 3-10 0 4-5 5-9zM24 16c1 4 5 6 5 9s-10 3-10 0 4-5 5-9z
    shine M13 13q0-1 2-3M5 25q0-1 2-3M21 25q0-1 2-3`,
  candy: `
    part M9 16L1 9l1 7-1 7zM23 16l8-7-1 7 1 7z
    main @16,16,8.5
    thread2.5 M11 13q5-5 9-3M11 20q6-1 10-6
    shine2 M10 16q0-3 2-4`,
  marshmallows: `
    main M3 10q0-4 6-4t6 4v7q0 4-6 4t-6-4zM16 16q0-4 6.5-4t6.5 4v8q0 4-6.5 4T16 24z
    line1.2 M3 10q0 3 6 3t6-3M16 16q0 3 6.5 3t6.5-3`,
  jelly: `
    main M9 8q7-3 14 0l4 18H5z
    second M9 8q7-4 14 0l1 5q-8 3-16 0z
    part M2 26h28v3H2z
    shine2 M10 15l-1 7`,
  sprinkles: `
    red M6 6l5 3-1 2-5-3zM20 18l5 2-1 2-5-2z
    yolk M16 4l5-1 .5 2-5 1zM7 22l3 4-2 1-3-4z
    main M22 8l5 4-1.5 1.5-5-4zM13 12l5 2-1 2-5-2z
    second M5 14l5 1-.5 2-5-1zM15 25l5-2 1 2-5 2zM24 26l4 2-1 2-4-2z`,
  glass: `
    paper M6 4h20l-3 26H9z
    main M7 10h18l-2.3 19H9.3z
    second @16,17,3
    shine2 M10.5 13l1 12`,
  shake: `
    thread2.4 M19 12L23 1
    paper M6 12h20l-3 18H9z
    main M6.5 14h19L22.6 29H9.4z
    paper M5 13c-2-4 2-6 4-5 1-5 9-6 11-2 5-1 9 3 7 7z`,
  beer: `
    line2.6 M23 14h3q4 0 4 4v4q0 4-4 4h-3
    main M4 10h19v18q0 2-2 2H6q-2 0-2-2z
    line1.4 M9.5 15v10M14 15v10M18.5 15v10
    paper M4 13c-3-2-2-6 1-6 0-4 6-5 8-2 3-3 8-2 8 2 4 0 4 5 1 6q-2 2-4 0-3 2-6 0-4 2-8 0z`,
  mug: `
    dark1.6 M10 6q-2-2 0-4M15 6q-2-2 0-4
    line2.6 M23 13c9-2 9 11-1 10
    part M3 11h21v8q0 9-8 10h-5q-8-1-8-10z
    main @13.5,11,10.5,4
    shine2 M7 18q0 5 3 7`,
  coffeebeans: `
    main M4 13C5 5 13 2 17 6s2 12-4 14S3 19 4 13zM15 24c0-8 8-12 12-9s4 10-1 13-11 2-11-4z
    line1.8 M7 17q3-3 3-6t4-5M18 27q2-3 3-5t5-4`,
  waterbottle: `
    part M13 1h6v4h-6z
    main M13 5h6c0 4 5 4 5 9v4l-1 2 1 2v6q0 2-2 2H10q-2 0-2-2v-6l1-2-1-2v-4c0-5 5-5 5-9z
    second M8.6 14h14.8v5H8.6z
    shine2 M11 22v5`,
  sandwich: `
    main M2 12L26 4q4 0 4 4L8 18z
    leaf M3 15l26-7 1 5-24 8z
    second M3 18L30 10v5L7 23z
    main M2 20l28-8v6L10 29q-8-1-8-9z`,
  burrito: `
    main M3 18L20 3q9-2 9 7L13 28q-9 3-10-10z
    second @24,8,5.5
    leaf M21 6l3 2 2-2 0 4-4 1z
    steel M3 18l10 10-2 2q-9-2-10-10z`,
  dumplings: `
    main M2 17C3 9 9 6 16 6s13 3 14 11c-4 3-9 1-14 1s-10 2-14-1z
    line1.4 M8 9l2 6M13 7l1 7M18 7l0 7M23 9l-2 6
    main M5 22c1-2 5-4 11-4s10 2 11 4c0 5-5 7-11 7s-11-2-11-7z
    shine M9 24q3 2 6 2`,
  rolls: `
    main M2 12L20 4q5 0 6 4L8 17q-6 0-6-5zM6 23l18-9q5 0 6 4l-18 10q-6 0-6-5z
    second @5.5,14,2.3@9.5,25,2.3
    line1.2 M12 9q3 1 3 4M17 18q3 1 3 4
    shine M11 9l9-4M16 19l8-4`,
  sushi: `
    main @16,22,12,7
    main M4 15v7M28 15v7
    main M4 14h24v8q0 7-12 7T4 22z
    paper @16,13,12,7
    second @16,13,5,3
    red @14.5,12.5,1.8@18,13.5,1.5`,
  dish: `
    part M1 14h30l-3 14q0 2-3 2H7q-3 0-3-2z
    main M3 14c2-7 8-8 13-8s11 1 13 8z
    second @10,11,1.8,1.2@16,9,1.8,1.2@22,11.5,1.8,1.2
    part M0 13h32v4H0z`,
  salad: `
    leaf M4 16C1 10 6 6 9 8c1-5 7-6 9-2 4-3 9 1 8 5 4 0 4 4 2 6z
    red @13,12,2.6
    second @20,12,2.8
    main M1 16h30c0 7-5 11-9 13H10C6 27 1 23 1 16z`,
  tray: `
    part M2 9h28v17q0 3-3 3H5q-3 0-3-3z
    paper M4 12h11v14H6q-2 0-2-2zM17 12h11v5H17zM17 19h11v5q0 2-2 2h-9z
    main M6 15c2-3 6-2 7 1s-1 7-4 7-5-5-3-8z
    leaf M19 14q3-2 7 0v2h-7z
    yolk M19 21h7v3h-7z`,
  hotdog: `
    main M3 13L20 3q8 0 9 7L12 22q-8 0-9-9z
    red M2 20q-2-5 3-7L25 5q5-1 6 3t-3 6L9 24q-5 1-7-4z
    main M4 22L30 13q1 6-4 9l-13 8q-8 0-9-8z
    yolk M8 17l3-3 2 2 3-4 2 2 3-4 2 2-1 2-3 4-2-2-3 4-2-2-3 3z`,
  granolabar: `
    main M2 11L22 4l8 9-20 8zM2 11l8 10v8L2 18zM10 21l20-8v7l-20 9z
    second @10,11,1.6,1.2@16,9,1.6,1.2@21,11,1.6,1.2@14,15,1.6,1.2@22,8,1.4,1`,
  puffed: `
    main M2 13c0-5 6-7 14-7s14 2 14 7v6c0 5-6 8-14 8S2 24 2 19z
    line1.5 M2 13c0 4 6 7 14 7s14-3 14-7
    line1.6 M9 11h1M14 9h1M19 12h1M23 10h1M15 14h1M8 21h1M14 24h1M21 23h1M26 19h1`,
  spraycan: `
    part M11 2h10v6H11z
    main M8 8h16v20q0 2-2 2H10q-2 0-2-2z
    second M16 13c4 5 4 5 4 7 0 5-8 5-8 0 0-2 0-2 4-7z
    dark1.5 M24 3l3-1M24 5h3`,
  bottletop: `
    main M11 10h10c3 2 4 4 4 8v9q0 3-3 3H10q-3 0-3-3v-9c0-4 1-6 4-8z
    part M11 4h10v6H11z
    paper M10 16h12v8H10z
    second @16,20,2.5`,
  shopping: `
    line2.4 M11 12V8q0-5 5-5t5 5v4
    main M5 11h22l2 17q0 2-2 2H5q-2 0-2-2z
    second M12 17q4 6 8 0l1 2q-5 7-10 0z`,
} satisfies Record<string, string>;
