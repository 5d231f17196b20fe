import { chromium } from 'playwright-core'
import fs from 'node:fs'
const o='http://office.localhost:4480'
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync']})
const shot=async(p,n,full=true)=>p.screenshot({path:`/tmp/own/${n}.png`,fullPage:full})
for (const [w,file,key] of [[1440,'/tmp/blind/p/203.txt',2],[390,'/tmp/blind/p/214.html',2]]) {
  const c=await b.newContext({viewport:{width:w,height:900},reducedMotion:'reduce'})
  const p=await c.newPage(); await c.addCookies([{name:'language',value:'ko',url:o}])
  await p.goto(`${o}/login?to=${encodeURIComponent(`/${key}/trips/paste`)}`)
  await p.locator('input[type=email],input[name=email]').first().fill(`manager@a${key}.example`)
  await p.locator('input[type=password]').first().fill('naru-demo-1'); await p.keyboard.press('Enter')
  await p.locator('#content h1').waitFor()
  await shot(p,`paste-${w}-empty`)
  const t=fs.readFileSync(file,'utf8'); const html=file.endsWith('html')?t:''
  await p.locator('#content textarea, #content [contenteditable]').first().evaluate((f,x)=>{const d=new DataTransfer();d.setData('text/plain',x.t);if(x.html)d.setData('text/html',x.html);f.dispatchEvent(new ClipboardEvent('paste',{clipboardData:d,bubbles:true,cancelable:true}))},{t:html?html.replace(/<[^>]+>/g,' '):t,html})
  await p.waitForTimeout(3000)
  console.log(w, await p.evaluate(()=>[document.documentElement.scrollWidth,innerWidth,document.documentElement.scrollHeight]))
  await shot(p,`paste-${w}-read`)
}
await b.close()
