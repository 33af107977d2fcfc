import ort from 'onnxruntime-node'; import sharp from 'sharp'; import fs from 'node:fs';
const [model, list, dir, out, sideS] = process.argv.slice(2); const side=+sideS;
const s = await ort.InferenceSession.create(model,{intraOpNumThreads:2,graphOptimizationLevel:'all'});
const files=fs.readFileSync(list,'utf8').trim().split('\n'); const C=165; const res={}; const T=[]; const t00=Date.now();
for(const f of files){ const m=await sharp(dir+'/'+f).metadata(); const g=side/Math.max(m.width,m.height); const w=Math.max(8,Math.round(m.width*g)),h=Math.max(8,Math.round(m.height*g)); const PW=Math.ceil(w/32)*32,PH=Math.ceil(h/32)*32;
 const raw=await sharp(dir+'/'+f).removeAlpha().toColourspace('srgb').resize(w,h,{fit:'fill',kernel:'cubic'}).raw().toBuffer(); const n=PW*PH; const x=new Float32Array(3*n).fill(114);
 for(let y=0;y<h;y++)for(let i=0;i<w;i++){const a=(y*w+i)*3,b=y*PW+i;x[b]=raw[a];x[n+b]=raw[a+1];x[2*n+b]=raw[a+2];}
 const t0=performance.now(); const o=await s.run({image:new ort.Tensor('float32',x,[1,3,PH,PW])}); T.push(performance.now()-t0);
 const S=o.scores.data,B=o.boxes.data,k=o.scores.dims[1]; const best=new Int32Array(C); for(let i=0;i<k;i++)for(let c=0;c<C;c++) if(S[i*C+c]>S[best[c]*C+c]) best[c]=i;
 res[f]=[...best].map((b,c)=>{const ex=Math.max(0,Math.min(B[b*4+2],w)-Math.max(B[b*4],0)),ey=Math.max(0,Math.min(B[b*4+3],h)-Math.max(B[b*4+1],0)); return [+S[b*C+c].toFixed(5),+o.presence.data[c].toFixed(5),+Math.min(1,Math.max(.001,ex*ey/(w*h))).toFixed(4), ...[...B.slice(b*4,b*4+4)].map(v=>Math.round(v/g))]});
 if(T.length%20===0) fs.writeFileSync(out,JSON.stringify(res)); if(T.length===10) console.log('p50 ms',[...T].sort((a,b)=>a-b)[5]|0);
}
fs.writeFileSync(out,JSON.stringify(res)); console.log('n',T.length,'p50',[...T].sort((a,b)=>a-b)[T.length>>1]|0,(Date.now()-t00)/1e3);
